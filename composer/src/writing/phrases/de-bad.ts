import type { PhraseBook } from './phrase-book.ts'

export const deBad: PhraseBook['bad'] = {
  damage: [
    'Etwas Defektes oder Beschädigtes möchten wir niemandem verkaufen.',
    'Ein solcher Mangel ist unerfreulich, das verstehen wir.',
    'Das hätte halten und funktionieren müssen.',
    'Auf etwas, das man kauft, sollte man sich verlassen können.',
  ],
  missing: [
    'Eine Bestellung sollte vollständig und richtig ankommen.',
    'Dass bei einer Bestellung etwas fehlt oder nicht stimmt, sollte nicht vorkommen.',
    'Sie hätten genau das bekommen sollen, was Sie bestellt haben.',
  ],
  delivery: [
    'Die Lieferung ist offenbar nicht so verlaufen, wie sie sollte.',
    'Probleme mit einer Lieferung sind unangenehm, das wissen wir.',
    'Eine Lieferung sollte keine Mühe machen.',
    'Mit der Lieferung hätten Sie keinen Ärger haben sollen.',
  ],
  battery: [
    'Mit dem Akku sollten Sie keinen Ärger haben.',
    'Ärger mit dem Akku ist lästig, das verstehen wir.',
    'Auf einen Akku muss man sich verlassen können.',
  ],
  zip: [
    'Ein Reißverschluss muss jeden Tag zuverlässig funktionieren.',
    'Ärger mit dem Verschluss ist lästig, das verstehen wir.',
    'Ein Verschluss, der nicht hält, ist ärgerlich.',
  ],
  size: [
    'Wenn die Größe nicht passt, ist das lästig, das verstehen wir.',
    'Dass die Größe für Sie nicht gestimmt hat, ist schade.',
    'Schade, dass die Passform nicht stimmt.',
  ],
  colour: [
    'Schade, dass die Farbe nicht Ihren Vorstellungen entspricht.',
    'Wir verstehen, dass Sie eine andere Farbe erwartet hatten.',
    'Mit der Farbe hatten Sie offenbar etwas anderes im Sinn.',
  ],
  material: [
    'Wir verstehen, dass Sie sich ein anderes Material erhofft hatten.',
    'Dass das Material Sie enttäuscht, verstehen wir.',
    'Schade, dass Ihnen das Material nicht zusagt.',
  ],
  comfort: [
    'Bequem sollte es natürlich sein.',
    'Auf Komfort sollten Sie nicht verzichten müssen.',
    'Wenn etwas unbequem ist, ist das lästig, das verstehen wir.',
  ],
  sound: [
    'Dass der Klang Sie enttäuscht, verstehen wir.',
    'Beim Klang hatten Sie mehr erwartet, das verstehen wir.',
    'Schade, dass der Klang nicht Ihren Erwartungen entspricht.',
  ],
  taste: [
    'Schade, dass Ihnen der Geschmack nicht zusagt.',
    'Wir verstehen, dass es nicht Ihr Geschmack ist.',
    'Dass es Ihnen nicht geschmeckt hat, ist schade.',
    'Mit dem Geschmack hatten Sie offenbar etwas anderes erwartet.',
  ],
  smell: [
    'Wir verstehen, dass der Geruch Sie stört.',
    'Ein störender Geruch sollte nicht vorkommen.',
    'Ein solcher Geruch ist unangenehm, das verstehen wir.',
  ],
  packaging: [
    'Mit der Verpackung hatten Sie zu Recht mehr erwartet.',
    'Die Verpackung hätte besser sein sollen.',
    'Eine ordentliche Verpackung gehört dazu, das sehen wir auch so.',
  ],
  service: [
    'Sie hätten von uns besser betreut werden sollen.',
    'Ihre Kritik an unserem Service nehmen wir uns zu Herzen.',
    'Guter Service sieht anders aus, das wissen wir.',
    'Unser Service hätte für Sie da sein sollen.',
  ],
  person: [
    'So sollte niemand von uns mit Ihnen umgehen.',
    'Ihre Kritik an jemandem aus unserem Team nehmen wir uns zu Herzen.',
    'Sie hätten von uns freundlicher behandelt werden sollen.',
  ],
  ease: [
    'Die Handhabung sollte deutlich einfacher sein.',
    'So umständlich sollte es nicht sein.',
    'Eine schwierige Handhabung kostet Nerven, das verstehen wir.',
    'Sie sollten sich damit nicht abmühen müssen.',
  ],
  look: [
    'Schade, dass Ihnen das Aussehen nicht zusagt.',
    'Sie hatten sich das Aussehen offenbar anders vorgestellt.',
    'Dass Ihnen das Aussehen nicht gefällt, ist schade.',
    'Optisch hatten Sie mehr erwartet, das verstehen wir.',
  ],
  price: [
    'Wir verstehen, dass Sie mit dem Preis nicht zufrieden sind.',
    'Beim Preis hatten Sie etwas anderes erwartet, das verstehen wir.',
    'Für diesen Preis hatten Sie mehr erwartet, das verstehen wir.',
    'Dass der Preis für Sie nicht stimmt, ist schade.',
  ],
  quality: [
    'Wir verstehen, dass Sie sich von der Qualität mehr erhofft hatten.',
    'Dass die Qualität Sie enttäuscht, verstehen wir.',
    'Schade, dass die Qualität Sie nicht überzeugt.',
  ],
  performance: [
    'Das sollte besser funktionieren.',
    'Es tut uns leid, dass es nicht so läuft, wie Sie es erwartet haben.',
    'Darauf sollten Sie sich verlassen können.',
    'Wenn etwas nicht funktioniert, wie es soll, kostet das Nerven.',
  ],
  screen: [
    'Der Bildschirm sollte besser sein.',
    'Ein Bildschirm, der Ärger macht, ist lästig, das verstehen wir.',
    'Schade, dass der Bildschirm Ihren Erwartungen nicht entspricht.',
  ],
  camera: [
    'Die Kamera sollte bessere Bilder liefern.',
    'Von der Kamera dürfen Sie mehr erwarten.',
    'Schade, dass die Kamera Ihren Erwartungen nicht entspricht.',
  ],
  features: [
    'Wir verstehen, dass Sie sich mehr davon erhofft hatten.',
    'Schade, dass Sie hier etwas vermissen.',
    'Dass Sie sich hier mehr wünschen, verstehen wir.',
    'Wir verstehen, dass Sie sich manches anders gewünscht hätten.',
  ],
  connection: [
    'Die Verbindung sollte ohne Probleme funktionieren.',
    'Auf die Verbindung sollten Sie sich verlassen können.',
    'Eine Verbindung, die nicht klappt, kostet Nerven.',
  ],
  cleanliness: [
    'Sauber hätte natürlich alles sein müssen.',
    'Ihre Kritik an der Sauberkeit nehmen wir ernst.',
    'Sauberkeit dürfen Sie zu Recht erwarten.',
  ],
  location: [
    'Es ist schade, dass Ihnen die Lage nicht zugesagt hat.',
    'Mit der Lage hatten Sie offenbar etwas anderes erwartet.',
    'Schade, dass die Lage für Sie ungünstig war.',
  ],
}

/** For games, apps, and places. */
export const deBadNotGoods: PhraseBook['notGoods']['bad'] = {
  comfort: ['Schade, dass Sie sich nicht wohlgefühlt haben.'],
  connection: [
    'Eine Verbindung, die abbricht oder hakt, kostet Nerven.',
    'Mit der Verbindung sollte es keine Probleme geben.',
    'Die Verbindung sollte halten.',
  ],
  ease: [
    'Wir verstehen, dass das mühsam war.',
    'So umständlich sollte es nicht sein.',
    'Das sollte Ihnen leichter gemacht werden.',
  ],
  look: [
    'Schade, dass Ihnen das Aussehen nicht zusagt.',
    'Optisch hatten Sie mehr erwartet, das verstehen wir.',
    'Sie hatten es sich offenbar anders vorgestellt.',
  ],
  performance: [
    'Das sollte reibungslos laufen.',
    'Es tut uns leid, dass es nicht so läuft, wie Sie es erwartet haben.',
    'Technische Probleme kosten Nerven, das verstehen wir.',
  ],
  quality: [
    'Sie hatten sich mehr erhofft, das verstehen wir.',
    'Sie dürfen zu Recht mehr erwarten.',
    'Das sollte besser sein.',
  ],
  size: ['Schade, dass die Größe für Sie nicht gepasst hat.'],
}
