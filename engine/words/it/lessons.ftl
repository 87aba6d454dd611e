# The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
# little room: a title has at most 24 letters or so, a text 105.
# A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
# right, since the table may be mirrored.

# The title of every last step.
lesson-now-it-is-yours = Ora tocca a te

## Backbone

lesson-backbone-1 = Due colonne, bloccate in fondo da una carta: il coccige. Porta alle basi tutte le 104 carte.
    .title = Smonta la spina dorsale
lesson-backbone-2 = L'otto di picche va sul nove di picche. Toccalo: lascia uno spazio libero.
    .title = Si scende, stesso seme
lesson-backbone-3 = Su una costola vuota va ogni carta. Tocca il fante di cuori, il coccige: le colonne sono libere.
    .title = Libera la spina dorsale
lesson-backbone-4 = Le basi salgono nello stesso seme, fino al re. Tocca il due di picche: va sul suo asso.
    .title = Sulle basi dall'asso
lesson-backbone-5 = Tocca il tallone per girare una carta. Poi tocca il dieci di cuori: va sul fante di cuori.
    .title = Gira il tallone
lesson-backbone-6 = Le costole vuote sono preziose: non riempirle troppo presto. Puoi annullare tutto ciò che vuoi.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire

lesson-bridge-1 = Il tallone è il tuo avversario, il banco. Dichiari quante delle tredici prese farà la tua mano.
    .title = Un rubber di bridge
lesson-bridge-2 = Un seme lungo e un asso fanno prese. Tocca le tue cinque carte di cuori e l'asso di fiori per tenerle.
    .title = Tieni sei carte
lesson-bridge-3 = Le altre sette carte se ne vanno. Premi «{ take-up-blind.sign }»: le sue sette carte sono tue.
    .title = Prendi il monte
lesson-bridge-4 = Il banco è passato. Nove carte di cuori sono ottimi atout: dichiara 1♥. Prometti sette prese.
    .title = Dichiara
lesson-bridge-5 = Il banco esce con il quattro di picche. Tu non hai picche: tocca un atout, il due di cuori.
    .title = Taglia con un atout
lesson-bridge-6 = La presa è tua, quindi esci tu. Rispondi al seme quando puoi; il resto è nelle regole.
    .title = { lesson-now-it-is-yours }

## Black Hole

lesson-black-hole-1 = L'asso di picche al centro è il buco nero. Giocaci sopra tutte le altre carte.
    .title = Tutto nel buco
lesson-black-hole-2 = Il due di picche è un valore sopra l'asso. Toccalo. Qui i semi non contano.
    .title = Su o giù di uno
lesson-black-hole-3 = Di ogni ventaglio è libera solo l'ultima carta. Tocca il tre di cuori, poi il quattro di cuori.
    .title = Continua a salire
lesson-black-hole-4 = Ancora su con il cinque di fiori, poi giù con il quattro di picche: toccali uno dopo l'altro.
    .title = Inverti quando vuoi
lesson-black-hole-5 = Anche re e asso sono vicini. Guarda le carte che stanno sotto prima di scegliere.
    .title = { lesson-now-it-is-yours }

## FreeCell

lesson-freecell-1 = Le carte sono tutte scoperte. Ogni seme va sulla sua base, dall'asso al re. Tocca l'asso di quadri.
    .title = Ogni seme alla sua base
lesson-freecell-2 = Il due di fiori va sul tre di cuori: un valore in meno e l'altro colore. Toccalo.
    .title = Rosso su nero, a scalare
lesson-freecell-3 = In una cella sta una carta. Tocca il fante di fiori: va in una cella e libera un asso.
    .title = Quattro celle aiutano
lesson-freecell-4 = Tocca l'asso di cuori. Svuota di nuovo le celle appena puoi.
    .title = A cosa serve la cella
lesson-freecell-5 = Con le celle libere si muove una scala intera. Tocca il tre di cuori: va sul quattro di fiori.
    .title = Più carte insieme
lesson-freecell-6 = Cerca le carte basse e ciò che hanno sopra. Quasi tutte le partite si possono vincere.
    .title = { lesson-now-it-is-yours }

## Klondike

lesson-klondike-1 = Tocca l'otto di fiori: va sul nove di quadri. La carta che stava sotto si scopre.
    .title = Rosso su nero, a scalare
lesson-klondike-2 = Porta ogni seme sulla sua base, dall'asso al re. Tocca l'asso di quadri.
    .title = Prima di tutto gli assi
lesson-klondike-3 = Tocca il nove di quadri: con l'otto che ha sopra va sul dieci di fiori.
    .title = La scala si muove intera
lesson-klondike-4 = Tocca il re di picche: va nella colonna vuota, e si scopre un'altra carta.
    .title = I re negli spazi vuoti
lesson-klondike-5 = Tocca il tallone per girare una carta. Poi tocca il sette di quadri: va sull'otto di fiori.
    .title = Il resto è nel tallone
lesson-klondike-6 = Per prima cosa scopri le carte coperte. Il tallone si può girare quante volte vuoi.
    .title = { lesson-now-it-is-yours }

## The Clock

lesson-clock-1 = Dodici mucchi per le ore, e i re al centro. Ogni carta va al mucchio del suo valore.
    .title = Niente da decidere
lesson-clock-2 = Tocca dove vuoi: la donna di quadri va alle dodici, e lì si scopre la carta seguente.
    .title = La donna va alle dodici
lesson-clock-3 = Il nove di cuori va alle nove. Tocca dove vuoi.
    .title = E così via
lesson-clock-4 = Scopri tutte le carte prima del quarto re. «{ run-button }» gioca da sé, e un tocco lo ferma.
    .title = { lesson-now-it-is-yours }

## Spider

lesson-spider-1 = Dal re all'asso in un solo seme: la scala è completa e se ne va da sé. Con otto scale si vince.
    .title = Otto scale da formare
lesson-spider-2 = Il nove di quadri va sul dieci di quadri. Toccalo. Meglio se il seme è lo stesso.
    .title = Uno in meno, ogni seme
lesson-spider-3 = Tocca il dieci di quadri: con il suo nove va sul fante di fiori.
    .title = Un seme si muove intero
lesson-spider-4 = I semi possono essere diversi: tocca il due di quadri, che va sul tre di fiori. Si scopre una carta.
    .title = Scopri le carte
lesson-spider-5 = Quando non c'è di meglio, tocca il tallone: dà una carta a ogni colonna.
    .title = Una fila nuova
lesson-spider-6 = Cerca di svuotare una colonna: ci va ogni carta. Prima di distribuire, riempi gli spazi vuoti.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers

lesson-seahaven-1 = Ogni seme va sulla sua base, dall'asso al re. In una torre sta una carta; due sono occupate.
    .title = Quattro torri
lesson-seahaven-2 = L'otto di fiori va sul nove di fiori. Toccalo.
    .title = Si scende, stesso seme
lesson-seahaven-3 = Il dieci di fiori sta sopra un asso. Tocca il dieci: va in una torre vuota.
    .title = Usa una torre
lesson-seahaven-4 = Tocca l'asso di picche: con lui comincia la base del suo seme.
    .title = Gli assi vanno alle basi
lesson-seahaven-5 = Tocca il fante di picche: va sulla donna di picche, e la sua torre è libera.
    .title = Svuota le torri
lesson-seahaven-6 = In una colonna vuota va solo un re. Una scala si muove intera se le torri libere lo permettono.
    .title = { lesson-now-it-is-yours }

## Pyramid

lesson-pyramid-1 = Togli coppie di carte libere che fanno 13. L'asso vale 1, il fante 11, la donna 12.
    .title = Coppie che fanno tredici
lesson-pyramid-2 = Sono libere tutte e due. Tocca il dieci di picche: va via con il tre di picche.
    .title = Dieci e tre
lesson-pyramid-3 = Non ha più nulla sopra, e vale 13. Tocca il re di fiori.
    .title = Il re va via da solo
lesson-pyramid-4 = Tocca il tallone. L'asso di fiori fa 13 con la donna di picche: tocca l'asso.
    .title = Il tallone aiuta
lesson-pyramid-5 = Togli tutta la piramide. Il tallone si può girare quante volte vuoi.
    .title = { lesson-now-it-is-yours }

## Golf

lesson-golf-1 = Porta le colonne al pozzo: ogni carta un valore sopra o sotto quella in cima, di ogni seme.
    .title = Su o giù di uno
lesson-golf-2 = L'otto di picche va sul sette di fiori. Toccalo.
    .title = Otto su sette
lesson-golf-3 = Tocca il sette di quadri, poi il sei di fiori: ora si scende.
    .title = Inverti quando vuoi
lesson-golf-4 = Sul sei di fiori non va niente. Tocca il tallone: gira la carta seguente.
    .title = Si riparte
lesson-golf-5 = La donna di picche va sul fante di picche; poi il fante di fiori va sulla donna. Toccali entrambi.
    .title = Continua da lì
lesson-golf-6 = Su un re non va niente, e il tallone si gira una volta sola. Ogni carta che resta conta uno.
    .title = { lesson-now-it-is-yours }

## Canfield

lesson-canfield-1 = Le basi cominciano dal valore della prima carta: qui dalle donne. Dopo il re viene l'asso.
    .title = Sulle basi dalla donna
lesson-canfield-2 = Il dieci di fiori va sul fante di cuori. Toccalo: la riserva riempie subito lo spazio.
    .title = Rosso su nero, a scalare
lesson-canfield-3 = La sua carta in cima è libera. Tocca la donna di picche: comincia una base.
    .title = La riserva
lesson-canfield-4 = Tocca il tallone per girare una carta. Poi tocca il sette di cuori: va sull'otto di fiori.
    .title = Tallone e pozzo
lesson-canfield-5 = Gioca prima le carte della riserva: la partita si decide lì.
    .title = { lesson-now-it-is-yours }
