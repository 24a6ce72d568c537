import type { PhraseBook } from './phrase-book.ts'

export const deGood: PhraseBook['good'] = {
  delivery: [
    'Schön, dass die Lieferung so gut geklappt hat.',
    'Es freut uns, dass alles gut bei Ihnen angekommen ist.',
    'Prima, dass Sie mit der Lieferung zufrieden sind.',
    'Wie schön, dass die Lieferung so reibungslos lief.',
    'Wir hören gern, dass die Lieferung gut geklappt hat.',
    'Gut zu hören, dass mit der Lieferung alles gestimmt hat.',
  ],
  battery: [
    'Gut zu wissen, dass Sie sich auf den Akku verlassen können.',
    'Es freut uns, dass Sie mit dem Akku zufrieden sind.',
    'Schön, dass der Akku Sie überzeugt.',
  ],
  zip: [
    'Schön, dass der Reißverschluss gut funktioniert.',
    'Es freut uns, dass Sie mit dem Verschluss zufrieden sind.',
    'Gut zu wissen, dass der Reißverschluss tut, was er soll.',
  ],
  size: [
    'Schön, dass die Größe passt.',
    'Es freut uns, dass die Passform für Sie stimmt.',
    'Gut zu wissen, dass die Größe für Sie richtig ist.',
  ],
  colour: [
    'Schön, dass Ihnen die Farbe gefällt.',
    'Es freut uns, dass die Farbe Ihren Geschmack trifft.',
    'Wie schön, dass die Farbe Sie überzeugt.',
    'Prima, dass die Farbe so gut ankommt.',
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
    'Wie schön, dass es Ihnen schmeckt.',
    'Wir hören gern, dass es so schmeckt, wie Sie es mögen.',
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
    'Es freut uns, dass Sie sich bei unserem Service gut aufgehoben gefühlt haben.',
    'Schön, dass Sie mit dem Service zufrieden sind.',
    'Gut zu hören, dass Sie sich gut betreut fühlen.',
    'Wie schön, dass wir Ihnen weiterhelfen konnten.',
    'Prima, dass beim Service alles gestimmt hat.',
  ],
  person: [
    'Ihr persönliches Lob hat uns sehr gefreut.',
    'Schön, dass jemand aus unserem Team Ihnen so gut helfen konnte.',
    'Nette Worte über jemanden aus dem Team hören wir besonders gern.',
  ],
  ease: [
    'Gut zu wissen, dass Sie damit so leicht zurechtkommen.',
    'Es freut uns, dass Ihnen die Handhabung leichtfällt.',
    'Schön, dass alles so einfach für Sie ist.',
    'Wie schön, dass alles so leicht von der Hand geht.',
    'Prima, dass Sie damit so gut zurechtkommen.',
    'Wir hören gern, dass Sie so leicht damit zurechtkommen.',
  ],
  look: [
    'Schön, dass Ihnen das Aussehen gefällt.',
    'Es freut uns, dass Ihnen das Design zusagt.',
    'Wie schön, dass das Aussehen Sie anspricht.',
    'Gut zu hören, dass das Design Ihren Geschmack trifft.',
    'Prima, dass es so aussieht, wie Sie es sich gewünscht haben.',
    'Wir hören gern, dass Ihnen das Design gefällt.',
  ],
  price: [
    'Es freut uns, dass der Preis für Sie stimmt.',
    'Schön, dass Preis und Leistung für Sie zusammenpassen.',
    'Gut zu wissen, dass es Ihnen seinen Preis wert ist.',
    'Wie schön, dass sich der Kauf für Sie lohnt.',
    'Prima, dass Ihnen der Preis zusagt.',
    'Wir hören gern, dass der Preis für Sie stimmt.',
  ],
  quality: [
    'Es freut uns, dass die Qualität Sie überzeugt.',
    'Schön, dass Sie mit der Qualität zufrieden sind.',
    'Gut zu wissen, dass die Qualität Ihren Erwartungen entspricht.',
    'Wie schön, dass Ihnen die Qualität zusagt.',
    'Prima, dass Sie die Qualität so gut finden.',
    'Wir hören gern, dass die Qualität für Sie stimmt.',
  ],
  performance: [
    'Schön, dass alles so gut funktioniert.',
    'Es freut uns, dass bei Ihnen alles rundläuft.',
    'Gut zu wissen, dass alles so funktioniert, wie es soll.',
    'Wie schön, dass Sie sich darauf verlassen können.',
    'Prima, dass alles klappt.',
    'Wir hören gern, dass alles so gut klappt.',
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
    'Wir hören gern, dass Sie gefunden haben, was Sie suchen.',
  ],
  connection: [
    'Schön, dass die Verbindung gut klappt.',
    'Es freut uns, dass sich alles problemlos verbinden ließ.',
    'Gut zu wissen, dass die Verbindung bei Ihnen stabil ist.',
  ],
  cleanliness: [
    'Schön, dass Sie alles so sauber fanden.',
    'Es freut uns, dass alles sauber war.',
    'Gut zu wissen, dass Sie mit der Sauberkeit zufrieden waren.',
  ],
  location: [
    'Schön, dass Ihnen die Lage gefallen hat.',
    'Es freut uns, dass die Lage für Sie günstig war.',
    'Gut zu wissen, dass die Lage für Sie gepasst hat.',
  ],
}

/** For games, apps, and places. */
export const deGoodNotGoods: PhraseBook['notGoods']['good'] = {
  comfort: [
    'Schön, dass Sie sich so wohlfühlen.',
    'Es freut uns, dass Sie dabei so gut entspannen können.',
    'Wie schön, dass es so angenehm für Sie ist.',
  ],
  connection: [
    'Schön, dass die Verbindung so gut klappt.',
    'Es freut uns, dass Sie mit der Verbindung zufrieden sind.',
    'Gut zu hören, dass die Verbindung steht.',
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
    'Schön, dass Ihnen die Optik gefällt.',
    'Es freut uns, dass Sie es so ansprechend finden.',
    'Gut zu hören, dass die Gestaltung Sie anspricht.',
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
