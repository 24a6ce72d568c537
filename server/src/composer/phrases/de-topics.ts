import type { PhraseBook } from './phrase-book.ts'

export const deGood: PhraseBook['good'] = {
  delivery: [
    'Gut, dass mit der Lieferung alles so gut geklappt hat.',
    'Es freut uns, dass die Lieferung gut verlaufen ist.',
  ],
  battery: ['Gut zu wissen, dass der Akku Sie überzeugt.'],
  zip: ['Gut zu wissen, dass der Reißverschluss gut läuft.'],
  size: ['Gut, dass die Größe passt.', 'Es freut uns, dass die Passform stimmt.'],
  colour: ['Schön, dass Ihnen die Farbe gefällt.', 'Es freut uns, dass die Farbe Ihren Geschmack trifft.'],
  material: ['Schön, dass Ihnen das Material gefällt.', 'Es freut uns, dass das Material Sie überzeugt.'],
  comfort: ['Es freut uns, dass Sie es als so bequem empfinden.'],
  sound: ['Schön, dass der Klang Sie überzeugt.'],
  taste: ['Es freut uns, dass es Ihnen schmeckt.', 'Schön, dass der Geschmack Sie überzeugt.'],
  smell: ['Schön, dass Ihnen der Duft gefällt.'],
  packaging: ['Gut, dass alles sorgfältig verpackt bei Ihnen ankam.'],
  service: ['Ihr Lob geben wir gern an das Team weiter.', 'Über das Lob für den Service freut sich das Team.'],
  ease: ['Gut, dass Sie so einfach damit zurechtkommen.'],
  look: ['Schön, dass Ihnen das Aussehen gefällt.', 'Es freut uns, dass das Design Ihren Geschmack trifft.'],
  price: ['Es freut uns, dass Preis und Leistung für Sie stimmen.'],
  quality: ['Es freut uns, dass die Qualität Sie überzeugt.', 'Schön, dass Sie mit der Qualität zufrieden sind.'],
}

export const deBad: PhraseBook['bad'] = {
  damage: ['Etwas Defektes möchten wir niemandem verkaufen.', 'Ein Defekt ist ärgerlich, das verstehen wir.'],
  missing: [
    'Eine Bestellung sollte vollständig und richtig ankommen.',
    'Dass etwas fehlte oder nicht stimmte, hätte nicht passieren dürfen.',
  ],
  delivery: [
    'Mit der Lieferung lief es offensichtlich nicht so, wie es sollte.',
    'Wir verstehen, wie ärgerlich die Sache mit der Lieferung war.',
  ],
  battery: ['Vom Akku dürfen Sie mehr erwarten.', 'Was Sie über den Akku schreiben, ist für uns wichtig.'],
  zip: [
    'Ein Reißverschluss muss jeden Tag zuverlässig funktionieren.',
    'Ihren Hinweis zum Reißverschluss nehmen wir ernst.',
  ],
  size: ['Es ist ärgerlich, wenn die Größe nicht stimmt.', 'Ihren Hinweis zur Größe nehmen wir ernst.'],
  colour: ['Wir verstehen, dass Sie eine andere Farbe erwartet hatten.', 'Ihren Hinweis zur Farbe nehmen wir ernst.'],
  material: ['Ihren Hinweis zum Material nehmen wir ernst.', 'Vom Material dürfen Sie mehr erwarten.'],
  comfort: ['Natürlich sollte es bequem für Sie sein.', 'Ihren Hinweis zum Komfort nehmen wir ernst.'],
  sound: ['Der Klang sollte Ihnen mehr Freude machen.', 'Ihren Hinweis zum Klang nehmen wir ernst.'],
  taste: ['Schade, dass der Geschmack nicht Ihrer ist.', 'Ihren Hinweis zum Geschmack nehmen wir ernst.'],
  smell: ['Wir verstehen, dass der Geruch Sie stört.', 'Ihren Hinweis zum Geruch nehmen wir ernst.'],
  packaging: ['Eine Verpackung soll schützen, was darin ist.', 'Ihren Hinweis zur Verpackung nehmen wir ernst.'],
  service: ['Sie hätten bessere Hilfe von uns bekommen müssen.', 'Ihre Kritik an unserem Service nehmen wir ernst.'],
  ease: ['Es sollte einfacher zu benutzen sein.', 'Ihren Hinweis zur Bedienung nehmen wir ernst.'],
  look: ['Schade, dass das Aussehen nicht Ihren Geschmack trifft.', 'Ihren Hinweis zum Aussehen nehmen wir ernst.'],
  price: ['Wir verstehen, dass der Preis für Sie eine Rolle spielt.', 'Ihren Hinweis zum Preis nehmen wir ernst.'],
  quality: [
    'Die Qualität sollte besser sein, als Sie es beschreiben.',
    'Was Sie über die Qualität schreiben, ist für uns wichtig.',
  ],
}
