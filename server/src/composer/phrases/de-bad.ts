import type { PhraseBook } from './phrase-book.ts'

export const deBad: PhraseBook['bad'] = {
  damage: [
    'Etwas Defektes oder Beschädigtes möchten wir niemandem verkaufen.',
    'Ein solcher Mangel ist ärgerlich, das verstehen wir.',
    'Das hätte halten und funktionieren müssen.',
  ],
  missing: [
    'Eine Bestellung sollte vollständig und richtig ankommen.',
    'Dass etwas fehlte oder nicht das Bestellte war, hätte nicht passieren dürfen.',
    'Sie hätten genau das bekommen sollen, was Sie bestellt haben.',
  ],
  delivery: [
    'Die Lieferung ist offenbar nicht so verlaufen, wie sie sollte.',
    'Ärger mit einer Lieferung ist unangenehm, das wissen wir.',
    'Was Sie zur Lieferung schreiben, haben wir uns notiert.',
  ],
  battery: [
    'Der Akku sollte mehr leisten als das.',
    'Was Sie zum Akku schreiben, ist für uns wichtig zu wissen.',
    'Auf einen Akku muss man sich verlassen können.',
  ],
  zip: [
    'Ein Reißverschluss muss jeden Tag zuverlässig funktionieren.',
    'Was Sie zum Reißverschluss schreiben, haben wir uns notiert.',
    'Ein Verschluss, der Ärger macht, verdirbt die Freude.',
  ],
  size: [
    'Es ist ärgerlich, wenn die Größe nicht passt.',
    'Was Sie zur Größe schreiben, haben wir uns notiert.',
    'Ihr Hinweis zur Passform ist für uns nützlich.',
  ],
  colour: [
    'Schade, dass die Farbe nicht Ihren Vorstellungen entspricht.',
    'Was Sie zur Farbe schreiben, haben wir uns notiert.',
    'Ihr Hinweis zur Farbe ist für uns nützlich.',
  ],
  material: [
    'Das Material sollte besser sein als von Ihnen beschrieben.',
    'Was Sie zum Material schreiben, haben wir uns notiert.',
    'Ihr Hinweis zum Material ist für uns nützlich.',
  ],
  comfort: [
    'Bequem sollte es natürlich sein.',
    'Was Sie zum Komfort schreiben, haben wir uns notiert.',
    'Wenn der Komfort fehlt, ist die Freude dahin, das verstehen wir.',
  ],
  sound: [
    'Der Klang sollte Ihnen mehr Freude machen.',
    'Was Sie zum Klang schreiben, haben wir uns notiert.',
    'Ihr Hinweis zum Klang ist für uns nützlich.',
  ],
  taste: [
    'Schade, dass Ihnen der Geschmack nicht zusagt.',
    'Was Sie zum Geschmack schreiben, haben wir uns notiert.',
    'Schmecken sollte es natürlich.',
  ],
  smell: [
    'Wir verstehen, dass der Geruch Sie stört.',
    'Was Sie zum Geruch schreiben, haben wir uns notiert.',
    'Ein solcher Geruch ist unangenehm, das verstehen wir.',
  ],
  packaging: [
    'Eine Verpackung sollte schützen, was darin ist.',
    'Was Sie zur Verpackung schreiben, haben wir uns notiert.',
    'Ihr Hinweis zur Verpackung ist für uns nützlich.',
  ],
  service: [
    'Sie hätten von uns besser betreut werden sollen.',
    'Ihre Kritik an unserem Service nehmen wir uns zu Herzen.',
    'Guter Service sieht anders aus, das wissen wir.',
  ],
  person: [
    'So sollte niemand von uns mit Ihnen umgehen.',
    'Was Sie über jemanden aus unserem Team schreiben, nehmen wir uns zu Herzen.',
    'Sie hätten von unserem Team freundlicher behandelt werden sollen.',
  ],
  ease: [
    'Die Handhabung sollte einfacher sein.',
    'Ihre Schwierigkeiten bei der Handhabung haben wir uns notiert.',
    'Dass es so umständlich ist, sollte nicht sein.',
  ],
  look: [
    'Schade, dass Ihnen das Aussehen nicht zusagt.',
    'Was Sie zum Aussehen schreiben, haben wir uns notiert.',
    'Ihr Hinweis zum Aussehen ist für uns nützlich.',
  ],
  price: [
    'Wir verstehen, dass der Preis für Sie wichtig ist.',
    'Was Sie zum Preis schreiben, haben wir uns notiert.',
    'Für diesen Preis sollten Sie natürlich zufrieden sein.',
  ],
  quality: [
    'Die Qualität sollte besser sein, als Sie sie beschreiben.',
    'Was Sie zur Qualität schreiben, ist uns wichtig.',
    'Ihre Anmerkungen zur Qualität haben wir uns notiert.',
  ],
  performance: [
    'Das sollte besser funktionieren.',
    'Was Sie zur Funktion schreiben, haben wir uns notiert.',
    'Ihr Hinweis zur Leistung ist für uns nützlich.',
  ],
  screen: [
    'Der Bildschirm sollte besser sein, als Sie ihn beschreiben.',
    'Was Sie zum Bildschirm schreiben, haben wir uns notiert.',
    'Ihr Hinweis zum Display ist für uns nützlich.',
  ],
  camera: [
    'Die Kamera sollte bessere Bilder liefern.',
    'Was Sie zur Kamera schreiben, haben wir uns notiert.',
    'Ihr Hinweis zur Kamera ist für uns nützlich.',
  ],
  features: [
    'Welche Funktionen Ihnen nicht zusagen, haben wir uns notiert.',
    'Ihr Hinweis zu den Funktionen ist für uns nützlich.',
    'Schade, dass die Ausstattung Sie nicht überzeugt.',
  ],
  connection: [
    'Die Verbindung sollte ohne Ärger funktionieren.',
    'Was Sie zur Verbindung schreiben, haben wir uns notiert.',
    'Eine Verbindung, die nicht klappt, ist ärgerlich.',
  ],
  cleanliness: [
    'Sauber hätte natürlich alles sein müssen.',
    'Was Sie zur Sauberkeit schreiben, nehmen wir ernst.',
    'Sauberkeit dürfen Sie mit Recht erwarten.',
  ],
  location: [
    'Schade, dass die Lage für Sie nicht gepasst hat.',
    'Was Sie zur Lage schreiben, haben wir uns notiert.',
    'Ihr Hinweis zur Lage ist für uns nützlich.',
  ],
}
