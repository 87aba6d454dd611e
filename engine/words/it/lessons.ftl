### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105.
### A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
### right, since the table may be mirrored.

# The title of every last step.
lesson-now-it-is-yours = Tocca a te

## Backbone

lesson-backbone-1 = Due colonne, bloccate da una carta messa di traverso: il coccige. Porta alle basi tutte le 104 carte.
    .title = Smonta la spina dorsale
lesson-backbone-2 = Tocca l’otto di picche: va sul nove di picche e lascia vuota la sua costola.
    .title = Scendi nello stesso seme
lesson-backbone-3 = Su una costola vuota va qualsiasi carta. Tocca il fante di cuori, il coccige: sblocca le due colonne.
    .title = Sblocca la spina dorsale
lesson-backbone-4 = Le basi salgono nello stesso seme, dall’asso al re. Tocca il due di picche: va sul suo asso.
    .title = Dall’asso in su
lesson-backbone-5 = Tocca il mazzo per girare una carta. Poi tocca il dieci di cuori: va sul fante di cuori.
    .title = Gira il mazzo
lesson-backbone-6 = Le costole vuote sono preziose: non riempirle troppo presto. Puoi annullare tutte le mosse che vuoi.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire

lesson-bridge-1 = Giochi contro il mazzo: è lui il banco. Dichiari quante delle tredici prese farà la tua mano.
    .title = Un rubber di bridge
lesson-bridge-2 = Un seme lungo e un asso fanno prese. Tocca le cinque carte di cuori e l’asso di fiori per tenerle.
    .title = Tieni sei carte
lesson-bridge-3 = Scarti le altre sette. Premi «{ take-up-blind.sign }»: le sue sette carte si aggiungono alle tue.
    .title = { take-up-blind.sign }
lesson-bridge-4 = Il banco è passato. Con nove carte di cuori hai un ottimo atout: dichiara 1♥, cioè sette prese.
    .title = Dichiara
lesson-bridge-5 = Il banco esce con il quattro di picche. Tu non hai picche: tocca un atout, il due di cuori.
    .title = Taglia con un atout
lesson-bridge-6 = La presa è tua, quindi esci tu. Se puoi, rispondi al seme; il resto è nelle regole.
    .title = { lesson-now-it-is-yours }

## Black Hole

lesson-black-hole-1 = L’asso di picche al centro è il buco nero. Gioca lì tutte le altre carte.
    .title = Tutto nel buco
lesson-black-hole-2 = Tocca il due di picche: vale uno in più dell’asso. Qui i semi non contano.
    .title = Su o giù di uno
lesson-black-hole-3 = Di ogni ventaglio è libera solo l’ultima carta. Tocca il tre di cuori, poi il quattro di cuori.
    .title = Continua a salire
lesson-black-hole-4 = Su fino al cinque di fiori, poi giù al quattro di picche: toccali in quest’ordine.
    .title = Cambia direzione
lesson-black-hole-5 = Re e asso vanno l’uno sull’altro. Prima di scegliere, guarda le carte che stanno sotto.
    .title = { lesson-now-it-is-yours }

## FreeCell

lesson-freecell-1 = Tutte le carte sono scoperte. Ogni seme va sulla sua base, dall’asso al re. Tocca l’asso di quadri.
    .title = Ogni seme alla sua base
lesson-freecell-2 = Tocca il due di fiori: va sul tre di cuori, che vale uno in più ed è dell’altro colore.
    .title = Nero su rosso, a scalare
lesson-freecell-3 = In una cella sta una sola carta. Tocca il fante di fiori: va in una cella e libera un asso.
    .title = Quattro celle d’appoggio
lesson-freecell-4 = Tocca l’asso di cuori. Svuota di nuovo le celle appena puoi.
    .title = A che serve una cella
lesson-freecell-5 = Con le celle libere muovi più carte insieme. Tocca il tre di cuori: va sul quattro di fiori.
    .title = Più carte insieme
lesson-freecell-6 = Cerca le carte basse e quelle che le coprono. Quasi tutte le partite si possono vincere.
    .title = { lesson-now-it-is-yours }

## Klondike

lesson-klondike-1 = Tocca l’otto di fiori: va sul nove di quadri. La carta che stava sotto si scopre.
    .title = Nero su rosso, a scalare
lesson-klondike-2 = Porta ogni seme sulla sua base, dall’asso al re. Tocca l’asso di quadri.
    .title = Prima di tutto gli assi
lesson-klondike-3 = Tocca il nove di quadri: va sul dieci di fiori e porta con sé l’otto.
    .title = La scala si muove intera
lesson-klondike-4 = Tocca il re di picche: va nella colonna vuota, e si scopre un’altra carta.
    .title = Re nelle colonne vuote
lesson-klondike-5 = Tocca il mazzo per girare una carta. Poi tocca il sette di quadri: va sull’otto di fiori.
    .title = Il resto è nel mazzo
lesson-klondike-6 = Scopri prima le carte coperte. Puoi girare tutto il mazzo quante volte vuoi.
    .title = { lesson-now-it-is-yours }

## The Clock

lesson-clock-1 = Dodici pile per le ore, e i re al centro. Ogni carta va nella pila del suo valore.
    .title = Niente da decidere
lesson-clock-2 = Tocca dove vuoi: la donna di quadri va alle dodici, e lì si scopre la prossima carta.
    .title = La donna va alle dodici
lesson-clock-3 = Il nove di cuori va alle nove. Tocca dove vuoi.
    .title = E così via
lesson-clock-4 = Vinci se il quarto re esce per ultimo. Con «{ run-button }» il gioco va da solo; un tocco lo ferma.
    .title = { lesson-now-it-is-yours }

## Spider

lesson-spider-1 = Una scala completa va dal re all’asso in un solo seme e viene tolta subito. Per vincere ne servono otto.
    .title = Otto scale da formare
lesson-spider-2 = Tocca il nove di quadri: va sul dieci di quadri. Se il seme è lo stesso, tanto meglio.
    .title = Si scende di uno
lesson-spider-3 = Tocca il dieci di quadri: va sul fante di fiori e porta con sé il nove.
    .title = Scale di un solo seme
lesson-spider-4 = I semi possono essere diversi: tocca il due di quadri. Va sul tre di fiori, e si scopre una carta.
    .title = Scopri le carte
lesson-spider-5 = Quando non c’è di meglio, tocca il mazzo: dà una carta a ogni colonna.
    .title = Distribuisci una fila
lesson-spider-6 = Cerca di svuotare una colonna: ci va qualsiasi carta. Prima di distribuire, riempi le colonne vuote.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers

lesson-seahaven-1 = Ogni seme va sulla sua base, dall’asso al re. In una torre sta una sola carta; due sono occupate.
    .title = Quattro torri
lesson-seahaven-2 = Tocca l’otto di fiori: va sul nove di fiori.
    .title = Scendi nello stesso seme
lesson-seahaven-3 = Il dieci di fiori copre un asso. Tocca il dieci: va in una torre vuota.
    .title = Usa una torre
lesson-seahaven-4 = Tocca l’asso di picche: apre la base del suo seme.
    .title = Gli assi vanno alle basi
lesson-seahaven-5 = Tocca il fante di picche: va sulla donna di picche, e la sua torre torna libera.
    .title = Svuota le torri
lesson-seahaven-6 = In una colonna vuota va solo un re. Con più torri libere muovi scale più lunghe.
    .title = { lesson-now-it-is-yours }

## Pyramid

lesson-pyramid-1 = Togli le coppie di carte libere che fanno 13. L’asso vale 1, il fante 11, la donna 12.
    .title = Coppie che fanno tredici
lesson-pyramid-2 = Il dieci e il tre di picche sono liberi. Tocca il dieci di picche: lo togli insieme al tre.
    .title = Dieci e tre
lesson-pyramid-3 = Il re di fiori non ha più niente sopra, e fa 13 da solo. Toccalo.
    .title = Il re si toglie da solo
lesson-pyramid-4 = Tocca il mazzo. L’asso di fiori fa 13 con la donna di picche: tocca l’asso.
    .title = Il mazzo aiuta
lesson-pyramid-5 = Smonta tutta la piramide. Puoi girare tutto il mazzo quante volte vuoi.
    .title = { lesson-now-it-is-yours }

## Golf

lesson-golf-1 = Gioca nel pozzo carte che valgono uno in più o in meno di quella in cima. I semi non contano.
    .title = Su o giù di uno
lesson-golf-2 = Tocca l’otto di picche: va sul sette di fiori.
    .title = Otto su sette
lesson-golf-3 = Tocca il sette di quadri, poi il sei di fiori: ora si scende.
    .title = Cambia direzione
lesson-golf-4 = Sul sei di fiori non va niente. Tocca il mazzo per girare la prossima carta.
    .title = Si riparte
lesson-golf-5 = La donna di picche va sul fante di picche, poi il fante di fiori sulla donna. Toccali in quest’ordine.
    .title = Continua da lì
lesson-golf-6 = Su un re non va niente, e il mazzo si gira una volta sola. Lascia meno carte che puoi.
    .title = { lesson-now-it-is-yours }

## Canfield

lesson-canfield-1 = Le basi cominciano dal valore della prima carta: qui dalle donne. Dopo il re viene l’asso.
    .title = Dalla donna in su
lesson-canfield-2 = Tocca il dieci di fiori: va sul fante di cuori. La riserva riempie subito la colonna vuota.
    .title = Nero su rosso, a scalare
lesson-canfield-3 = La carta in cima alla riserva è libera. Tocca la donna di picche: apre una base.
    .title = La riserva
lesson-canfield-4 = Tocca il mazzo per girare una carta. Poi tocca il sette di cuori: va sull’otto di fiori.
    .title = Mazzo e pozzo
lesson-canfield-5 = Gioca prima le carte della riserva: è lì che si decide la partita.
    .title = { lesson-now-it-is-yours }
