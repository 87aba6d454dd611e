# Words for a game that does not start.

partly-loaded = Vous pouvez jouer, mais cette fois sans indices.

## What is wrong with the network or a file

no-network = Vous êtes hors connexion. La page réessaiera dès que la connexion sera rétablie.
file-missing = Le fichier { $file } est introuvable. Le site est peut-être en cours de mise à jour : réessayez dans quelques minutes.
file-replaced = Une autre page a été reçue à la place du fichier { $file }. Si ce réseau vous demande de vous identifier, faites-le d’abord.
file-damaged = Le fichier { $file } a été reçu endommagé.
file-unreachable = Le fichier { $file } n’a pas été reçu. Quelque chose le bloque peut-être sur cet appareil ou sur ce réseau.
file-mistyped = Le fichier { $file } a été envoyé avec le type « { $type } », que le navigateur refuse. Seul le responsable de ce site peut y remédier.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = Il a besoin de WebAssembly, qui est désactivé dans ce navigateur. Sur iPhone, iPad ou Mac, désactivez le mode Isolement pour ce site. Ailleurs, autorisez WebAssembly dans les réglages du navigateur, ou utilisez un autre navigateur.
needs-server = Il ne fonctionne pas depuis un fichier : il doit venir d’un serveur web. Tapez « python3 -m http.server » dans ce dossier, puis ouvrez http://localhost:8000 dans le navigateur.
sandboxed = La page qui affiche le jeu ici ne le laisse pas charger ses fichiers.
own-address = Il ne fonctionne ni depuis un fichier ni dans une autre page : ouvrez-le à sa propre adresse.
framed = Backbone Patience ne se joue pas à l’intérieur d’une autre page.
open-by-itself = L’ouvrir à part

## An address at which there is no file (404.html)

nothing-here = Il n’y a rien à cette adresse.
to-the-game = Aller au jeu
