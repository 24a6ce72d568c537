import type { PhraseBook } from './phrase-book.ts'

export const de: PhraseBook = {
  language: 'de',
  greeting: 'Hallo {name},',
  order: 'Ihre Bestellung',
  named: '{product}',
  joiner: ' ',
  openings: {
    bad: [
      'es tut uns leid, dass {product} Sie enttäuscht hat.',
      'das hätte mit {product} nicht passieren sollen, und es tut uns leid.',
      'wir verstehen Ihren Ärger über {product}, und er tut uns leid.',
      'so sollte niemand {product} erleben; das tut uns leid.',
      'wir lesen ungern, was Sie über {product} schreiben, und bedauern es sehr.',
    ],
    mixed: [
      'es hilft uns zu lesen, was Ihnen an {product} gefällt und was nicht.',
      'ein ehrliches Wort über {product} ist uns viel wert.',
      'wir haben Ihre Meinung zu {product} genau gelesen.',
    ],
    good: [
      'vielen Dank, wie schön, dass {product} zu Ihnen passt.',
      'Ihre Worte über {product} machen uns Freude, danke.',
      'schön zu lesen, dass {product} bei Ihnen gut angekommen ist.',
      'danke, dass Sie anderen von {product} erzählen.',
      'wir freuen uns sehr, dass {product} Ihnen gefällt.',
    ],
    question: ['das ist eine gute Frage zu {product}.', 'danke für Ihre Frage zu {product}.'],
  },
  aboutTopic: {
    bad: [
      'Was Sie über {topic} schreiben, ist nicht das, was wir uns für Sie wünschen.',
      'Ihr Hinweis auf {topic} ist bei uns angekommen und uns wichtig.',
      'Was Sie über {topic} sagen, nehmen wir ernst.',
    ],
    mixed: [
      'Ihre Anmerkung über {topic} geben wir an die Zuständigen weiter.',
      'Besonders notiert haben wir, was Sie über {topic} sagen.',
    ],
    good: [
      'Ihr Lob für {topic} freut alle, die täglich daran arbeiten.',
      'Besonders freut uns, was Sie über {topic} schreiben.',
      'Schön, dass Sie {topic} erwähnen.',
    ],
    question: ['Sie möchten mehr über {topic} wissen, und das verdient eine gute Antwort.'],
  },
  general: {
    bad: [
      'Ihre Worte hat hier ein Mensch gelesen und nicht nur abgelegt.',
      'Diesen Eindruck wollen wir nicht hinterlassen.',
    ],
    mixed: ['Abgewogene Worte wie Ihre helfen uns und anderen.', 'Solche Einzelheiten bringen uns weiter.'],
    good: ['Für solche Worte machen wir unsere Arbeit.', 'Wir haben Ihre Worte dem ganzen Team gezeigt.'],
    question: ['Das fragen sich bestimmt auch andere.'],
  },
  closings: {
    bad: ['Jemand aus unserem Team sieht sich das persönlich an.', 'Eine Kollegin sieht es sich genau an.'],
    mixed: ['Schön, dass Sie bei uns sind.'],
    good: ['Viel Freude damit!', 'Wir wünschen Ihnen lange Freude daran.'],
    question: ['Jemand aus unserem Team antwortet Ihnen hier.'],
  },
  topics: [
    ['reißverschl|reissverschl', 'den Reißverschluss'],
    ['etikett|liefer|versand|paket|angekommen|seit wochen|zustell', 'die Lieferung'],
    ['größe|groß|klein|passt|passform|eng', 'die Größe'],
    ['farbe|farbton', 'die Farbe'],
    ['kaputt|gebrochen|defekt|riss|gerissen|sprung', 'den Schaden'],
    ['undicht|tropft|ausgelaufen', 'die undichte Stelle'],
    ['geruch|riecht|duft', 'den Duft'],
    ['weich|kratzt|stoff|wolle|leinen|leder', 'das Material'],
    ['licht|dimm|hell', 'das Licht'],
    ['verpack|karton', 'die Verpackung'],
    ['service|kundendienst|antwort|geschrieben', 'unseren Service'],
    ['preis|teuer|geld', 'den Preis'],
    ['qualität|verarbeit|hochwertig', 'die Qualität'],
    ['schön|design|aussehen', 'das Design'],
    ['retoure|rücksend|zurückgeschickt|umtausch', 'die Retoure'],
    ['naht|nähte|fäden|faden', 'die Nähte'],
    ['hergestellt|woher|gefertigt', 'die Herstellung'],
    ['gewaschen|wäsche|eingelaufen|bügel', 'die Wäsche'],
  ],
}
