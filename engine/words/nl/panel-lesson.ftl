# Het paneel dat door een les leidt.

lesson-progress = Stap { $number } van { $count }
# De hoofdknop: de zet van deze stap tonen, naar de volgende stap gaan, of de les verlaten en doorspelen.
lesson-show = Laat zien
lesson-next = Verder
lesson-skip = Speel door
# Na een andere zet dan die van de les.
lesson-astray-title = Dat kan ook
lesson-astray = De les gaat een andere kant op. Neem je zet terug om verder te gaan, of speel door zoals je wilt.
lesson-take-back = Neem terug
