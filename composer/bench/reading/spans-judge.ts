import type { Figure } from '../../../bench/figure.ts'
import { namedTopics } from './labels-judge.ts'
import type { ReadRow } from './readings.ts'
import { add, noTally, percent, printRows, type Tally } from './tally.ts'

interface Opinion {
  Target: [string[], string[]]
  Polar_expression: [string[], string[]]
  Polarity: string
}

/** Our topics for labeled words in sentences about hotels: whole words without accents, `*` matches any ending. */
const topicsOfWords: readonly [string, string][] = [
  [
    'service',
    'personal, recepci*, atenci*, atend*, atent*, trato, tratad*, servicio*, emplead*, camarer*, amab*, staff, simpatic*',
  ],
  [
    'taste',
    'comida*, desayun*, cena*, restaurante*, bufe, bufet, buffet*, comer, cocina, rico, rica, ricos, ricas, sabor*, delicios*',
  ],
  [
    'location',
    'ubicaci*, ubicad*, situaci*, situad*, localizaci*, centric*, emplazamiento, zona, cerca, cercan*, comunicad*, vista, vistas',
  ],
  ['cleanliness', 'limpi*, suci*, higien*'],
  ['price', 'precio, precios, caro, cara, caros, caras, barat*, economic*, euro, euros'],
  ['comfort', 'cama, camas, comod*, almohada*, colchon*, confort*, acogedor*, incomod*'],
  ['connection', 'wi fi, wifi, internet, conexi*'],
  ['sound', 'ruid*, insonoriz*, silenci*, tranquil*'],
  [
    'look',
    'decora*, diseno, bonit*, precioso, preciosa, preciosos, preciosas, hermos*, bell*, elegan*, encantador*, modern*, antigu*, edificio',
  ],
  ['size', 'tamano, ampli*, pequen*, espacio*, grande, grandes'],
  ['quality', 'calidad, instalacion*'],
  ['smell', 'olor*, huele, huelen, olia*'],
]

const patterns = topicsOfWords.map(
  ([topic, words]) =>
    [topic, new RegExp(`\\b(?:${words.replaceAll(', ', '|').replaceAll('*', '\\w*')})\\b`)] satisfies [string, RegExp],
)

/** Spanish sentences with labeled praise and complaints: which of our topics they contain, and their sentiment. */
export function spansJudge(): { see(row: ReadRow): void; figures(): Figure[] } {
  const named = noTally()
  const found = noTally()
  const sign = noTally()
  return {
    see: (row) => {
      if (row.set !== 'opener-hotel') return
      const marked = markedTopics(row.aspects.map((aspect) => JSON.parse(aspect) as Opinion))
      const ours = namedTopics(row.inLanguage).filter((topic) => topicsOfWords.some(([name]) => name === topic))
      for (const topic of ours) add(named, marked.has(topic))
      for (const [topic, signs] of marked) {
        add(found, ours.includes(topic))
        if (ours.includes(topic)) add(sign, signs.has((row.inLanguage.good as string[]).includes(topic)))
      }
    },
    figures: () => {
      if (named.all + found.all === 0) return []
      const cells = (name: string, tally: Tally): string[] => [
        name,
        `${percent(tally).toFixed(1)} %`,
        `of ${tally.all}`,
      ]
      printRows('Spanish marked spans', [cells('named and marked', named), cells('marked and named', found)])
      const from = `${named.all} topics named in marked sentences, ${percent(found).toFixed(0)} % of ${found.all} marked ones found`
      return [
        { name: 'Topics in Spanish spans', value: percent(named), unit: '%', bound: { least: 85 }, from },
        {
          name: 'Positive or negative in Spanish spans',
          value: percent(sign),
          unit: '%',
          bound: { least: 85 },
          from: `of ${sign.all} topics that both name`,
        },
      ]
    },
  }
}

function markedTopics(opinions: Opinion[]): Map<string, Set<boolean>> {
  const marked = new Map<string, Set<boolean>>()
  for (const { Target, Polar_expression, Polarity } of opinions) {
    const words = plainWords([...Target[0], ...Polar_expression[0]].join(' '))
    for (const [topic] of patterns.filter(([, pattern]) => pattern.test(words))) {
      marked.set(topic, (marked.get(topic) ?? new Set()).add(Polarity === 'Positive'))
    }
  }
  return marked
}

/** Lower case without accents, so that `\b` and `\w` match every letter. */
function plainWords(text: string): string {
  const folded = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return folded.replace(/[^a-z]+/g, ' ')
}
