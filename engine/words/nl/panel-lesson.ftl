# Het paneel dat door een les leidt.

lesson-progress = Stap { $number } van { $count }
# De hoofdknop: de zet van deze stap tonen, naar de volgende stap gaan, of de les verlaten en doorspelen.
lesson-show = Laat zien
lesson-next = Volgende
lesson-skip = Doorspelen
# Na een andere zet dan die van de les.
lesson-astray-title = Dat kan ook
lesson-astray = Die zet is ook goed. Neem hem terug om de les te volgen, of speel zelf verder.
lesson-take-back = Terugnemen
