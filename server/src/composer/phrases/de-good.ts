import type { PhraseBook } from './phrase-book.ts'

export const deGood: PhraseBook['good'] = {
  delivery: [
    'Schön, dass die Lieferung so gut geklappt hat.',
    'Es freut uns, dass alles gut bei Ihnen angekommen ist.',
    'Prima, dass Sie mit der Lieferung zufrieden sind.',
    'Wie gut, dass die Lieferung so reibungslos lief.',
    'Dass die Lieferung nach Wunsch lief, hören wir gern.',
    'Gut zu hören, dass mit der Lieferung alles gestimmt hat.',
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
    'Wie schön, dass die Farbe Sie überzeugt.',
    'Die Farbe trifft also Ihren Geschmack.',
    'Dass die Farbe ankommt, hören wir gern.',
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
    'Wie schön, dass Ihnen der Geschmack zusagt.',
    'Prima, dass Sie den Geschmack so mögen.',
    'Gut zu hören, dass der Geschmack für Sie stimmt.',
    'Wie gut, dass es Ihnen schmeckt.',
    'Dass es so schmeckt, wie Sie es mögen, hören wir gern.',
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
    'Gut zu hören, dass Sie sich gut betreut fühlen.',
    'Wie schön, dass wir Ihnen weiterhelfen konnten.',
    'Prima, dass beim Service alles gestimmt hat.',
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
    'Wie schön, dass alles so leicht von der Hand geht.',
    'Prima, dass Sie so gut damit klarkommen.',
    'Dass Sie so leicht damit zurechtkommen, hören wir gern.',
  ],
  look: [
    'Schön, dass Ihnen das Aussehen gefällt.',
    'Es freut uns, dass Ihnen das Design zusagt.',
    'Wie schön, dass es Sie auch optisch anspricht.',
    'Gut zu hören, dass das Design Ihren Geschmack trifft.',
    'Prima, dass es so aussieht, wie Sie es sich gewünscht haben.',
    'Dass Ihnen das Design gefällt, hören wir gern.',
  ],
  price: [
    'Es freut uns, dass der Preis für Sie stimmt.',
    'Schön, dass Preis und Leistung für Sie zusammenpassen.',
    'Gut zu wissen, dass es Ihnen seinen Preis wert ist.',
    'Wie schön, dass sich der Kauf für Sie lohnt.',
    'Prima, dass Ihnen auch der Preis zusagt.',
    'Dass der Preis für Sie stimmt, hören wir gern.',
  ],
  quality: [
    'Es freut uns, dass die Qualität Sie überzeugt.',
    'Schön, dass Sie mit der Qualität zufrieden sind.',
    'Gut zu wissen, dass die Qualität Ihren Erwartungen entspricht.',
    'Wie schön, dass Ihnen die Qualität zusagt.',
    'Prima, dass Sie an der Qualität nichts auszusetzen haben.',
    'Dass die Qualität für Sie stimmt, hören wir gern.',
    'Die Qualität hält also, was Sie sich erhofft haben.',
  ],
  performance: [
    'Schön, dass alles so gut funktioniert.',
    'Es freut uns, dass die Leistung Sie überzeugt.',
    'Gut zu wissen, dass es bei Ihnen so läuft, wie es soll.',
    'Wie schön, dass Sie sich darauf verlassen können.',
    'Prima, dass alles klappt.',
    'Dass alles so klappt, wie es soll, hören wir gern.',
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
    'Es freut uns, dass Ihnen gefällt, was es bietet.',
    'Schön, dass es Ihnen bietet, was Sie suchen.',
    'Gut zu wissen, dass Sie so viel damit anfangen können.',
    'Wie schön, dass Ihnen so viel daran gefällt.',
    'Prima, dass das Passende für Sie dabei ist.',
    'Dass Sie gefunden haben, was Sie suchen, hören wir gern.',
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

/** Of games, apps and places. */
export const deGoodElsewhere: PhraseBook['elsewhere']['good'] = {
  comfort: [
    'Schön, dass Sie sich so wohlfühlen.',
    'Es freut uns, dass Sie dabei so gut entspannen können.',
    'Wie schön, dass es so angenehm für Sie ist.',
  ],
  connection: [
    'Schön, dass das Miteinander so viel Spaß macht.',
    'Es freut uns, dass es auch gemeinsam gut klappt.',
    'Gut zu hören, dass alles so gut läuft.',
  ],
  ease: [
    'Schön, dass Sie sich so leicht zurechtfinden.',
    'Es freut uns, dass Ihnen das so leichtfällt.',
    'Gut zu hören, dass alles so einfach ist.',
  ],
  features: [
    'Es freut uns, dass Ihnen so viel daran gefällt.',
    'Schön, dass es so viel bietet, was Ihnen Spaß macht.',
    'Gut zu hören, dass für Sie so viel dabei ist.',
    'Wie schön, dass Sie so viel darin entdecken.',
  ],
  look: [
    'Schön, dass es Ihnen auch optisch gefällt.',
    'Es freut uns, dass Sie es so ansprechend finden.',
    'Gut zu hören, dass es auch fürs Auge etwas bietet.',
  ],
  quality: [
    'Schön, dass Sie so viel davon halten.',
    'Es freut uns, dass es Ihren Erwartungen entspricht.',
    'Gut zu hören, dass es Sie so überzeugt.',
  ],
  performance: [
    'Schön, dass alles so rundläuft.',
    'Es freut uns, dass alles so gut funktioniert.',
    'Gut zu hören, dass es bei Ihnen so reibungslos läuft.',
  ],
}
