import type { PhraseBook } from './phrase-book.ts'

export const deGood: PhraseBook['good'] = {
  delivery: [
    'Schön, dass die Lieferung so gut geklappt hat.',
    'Es freut uns, dass alles gut bei Ihnen angekommen ist.',
    'Dass Sie mit der Lieferung zufrieden sind, freut uns.',
  ],
  battery: [
    'Gut zu wissen, dass der Akku seine Arbeit macht.',
    'Es freut uns, dass Sie mit dem Akku zufrieden sind.',
    'Schön, dass der Akku Sie überzeugt.',
  ],
  zip: [
    'Schön, dass der Reißverschluss gut funktioniert.',
    'Es freut uns, dass Sie mit dem Verschluss zufrieden sind.',
    'Gut zu wissen, dass der Reißverschluss hält, was er soll.',
  ],
  size: [
    'Schön, dass die Größe passt.',
    'Es freut uns, dass die Passform für Sie stimmt.',
    'Gut zu wissen, dass Sie mit der Größe richtigliegen.',
  ],
  colour: [
    'Schön, dass Ihnen die Farbe gefällt.',
    'Es freut uns, dass die Farbe Ihren Geschmack trifft.',
    'Dass die Farbe Sie überzeugt, freut uns.',
  ],
  material: [
    'Es freut uns, dass Ihnen das Material gefällt.',
    'Schön, dass das Material Sie überzeugt hat.',
    'Gut zu wissen, dass Sie mit dem Material zufrieden sind.',
  ],
  comfort: [
    'Schön, dass Sie es so bequem finden.',
    'Es freut uns, dass Sie sich damit wohlfühlen.',
    'Gut zu wissen, dass es für Sie bequem ist.',
  ],
  sound: [
    'Es freut uns, dass der Klang Sie überzeugt.',
    'Schön, dass Ihnen der Klang gefällt.',
    'Gut zu wissen, dass Sie mit dem Klang zufrieden sind.',
  ],
  taste: [
    'Es freut uns, dass es Ihnen so gut schmeckt.',
    'Schön, dass der Geschmack Sie überzeugt.',
    'Dass Ihnen der Geschmack zusagt, freut uns sehr.',
  ],
  smell: [
    'Es freut uns, dass Ihnen der Duft gefällt.',
    'Schön, dass der Duft Ihren Geschmack trifft.',
    'Gut zu wissen, dass Sie den Duft mögen.',
  ],
  packaging: [
    'Schön, dass Ihnen die Verpackung gefällt.',
    'Es freut uns, dass alles gut verpackt bei Ihnen ankam.',
    'Gut zu wissen, dass die Verpackung Sie überzeugt hat.',
  ],
  service: [
    'Ihr Lob für den Service bedeutet dem Team viel.',
    'Es freut uns, dass Sie sich bei unserem Service gut aufgehoben fühlten.',
    'Schön, dass Sie mit dem Service zufrieden sind.',
  ],
  person: [
    'Ihr Lob für unser Teammitglied hat uns sehr gefreut.',
    'Schön, dass jemand aus unserem Team Ihnen so gut helfen konnte.',
    'Nette Worte über jemanden aus dem Team hören wir besonders gern.',
  ],
  ease: [
    'Gut zu wissen, dass Sie damit so leicht zurechtkommen.',
    'Es freut uns, dass Ihnen die Handhabung leichtfällt.',
    'Schön, dass alles so einfach für Sie war.',
  ],
  look: [
    'Schön, dass Ihnen das Aussehen gefällt.',
    'Es freut uns, dass Ihnen das Design zusagt.',
    'Dass es Ihnen optisch gefällt, freut uns.',
  ],
  price: [
    'Es freut uns, dass der Preis für Sie stimmt.',
    'Schön, dass Preis und Leistung für Sie zusammenpassen.',
    'Gut zu wissen, dass es Ihnen seinen Preis wert ist.',
  ],
  quality: [
    'Es freut uns, dass die Qualität Sie überzeugt.',
    'Schön, dass Sie mit der Qualität zufrieden sind.',
    'Gut zu wissen, dass die Qualität Ihren Erwartungen entspricht.',
  ],
  performance: [
    'Schön, dass alles so gut funktioniert.',
    'Es freut uns, dass die Leistung Sie überzeugt.',
    'Gut zu wissen, dass es bei Ihnen so läuft, wie es soll.',
  ],
  screen: [
    'Schön, dass Ihnen der Bildschirm gefällt.',
    'Es freut uns, dass das Display Sie überzeugt.',
    'Gut zu wissen, dass Sie mit dem Display zufrieden sind.',
  ],
  camera: [
    'Schön, dass Ihnen die Kamera gefällt.',
    'Es freut uns, dass die Kamera Sie überzeugt.',
    'Gut zu wissen, dass Sie mit den Bildern der Kamera zufrieden sind.',
  ],
  features: [
    'Es freut uns, dass Ihnen die Funktionen gefallen.',
    'Schön, dass die Ausstattung Sie überzeugt.',
    'Gut zu wissen, dass Ihnen die Funktionen nützen.',
  ],
  connection: [
    'Schön, dass die Verbindung gut klappt.',
    'Es freut uns, dass sich alles problemlos verbinden ließ.',
    'Gut zu wissen, dass die Verbindung bei Ihnen stabil ist.',
  ],
  cleanliness: [
    'Schön, dass Sie alles so sauber fanden.',
    'Es freut uns, dass Ihnen die Sauberkeit zugesagt hat.',
    'Gut zu wissen, dass alles sauber war.',
  ],
  location: [
    'Schön, dass Ihnen die Lage gefallen hat.',
    'Es freut uns, dass die Lage für Sie gut war.',
    'Gut zu wissen, dass die Lage für Sie gepasst hat.',
  ],
}
