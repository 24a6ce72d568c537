import type { Figure } from '../../../bench/figure.ts'
import { namedTopics } from './labels-judge.ts'
import type { ReadRow } from './readings.ts'
import { add, count, noTally, percent, printRows, sum, type Tally } from './tally.ts'

/** The labeled aspects of Vietnamese phone reviews, and our topics that match each. */
export const topicsOfAspect: Record<string, readonly string[]> = {
  SCREEN: ['screen'],
  CAMERA: ['camera'],
  BATTERY: ['battery'],
  PERFORMANCE: ['performance'],
  PRICE: ['price'],
  DESIGN: ['look', 'size', 'colour', 'material'],
  'SER&ACC': ['service', 'person', 'delivery', 'packaging', 'missing'],
  FEATURES: ['features', 'sound', 'connection'],
}
const judged = new Set(Object.values(topicsOfAspect).flat())

export function aspectsJudge(): { see(row: ReadRow): void; figures(): Figure[] } {
  const named = new Map<string, Tally>()
  const found = new Map<string, Tally>()
  const sign = noTally()
  return {
    see: (row) => {
      if (row.set !== 'smartphones') return
      const marked = row.aspects.map((aspect) => aspect.split('#') as [string, string?])
      const ours = namedTopics(row.inLanguage).filter((topic) => judged.has(topic))
      for (const topic of ours) {
        const [aspect] = Object.entries(topicsOfAspect).find(([, topics]) => topics.includes(topic)) ?? ['']
        count(
          named,
          aspect,
          marked.some(([name]) => name === aspect),
        )
      }
      for (const [name, opinion] of marked) {
        const topics = topicsOfAspect[name]?.filter((topic) => ours.includes(topic))
        if (!topics) continue
        count(found, name, topics.length > 0)
        if (topics.length > 0 && opinion !== 'Neutral')
          add(
            sign,
            topics.some((topic) => isGood(row, topic) === (opinion === 'Positive')),
          )
      }
    },
    figures: () => {
      const all = sum(named)
      if (all.all === 0) return []
      const rows = [...named].map(([aspect, tally]) => [
        aspect,
        `${percent(tally).toFixed(1)} % of ${tally.all} named are marked`,
        `${percent(found.get(aspect) ?? noTally()).toFixed(1)} % of ${found.get(aspect)?.all ?? 0} marked are named`,
      ])
      printRows('Vietnamese marked aspects', rows)
      const from = `${all.all} named, ${percent(sum(found)).toFixed(0)} % of ${sum(found).all} marked ones found`
      return [
        { name: 'Topics in Vietnamese aspects', value: percent(all), unit: '%', bound: { least: 85 }, from },
        {
          name: 'Positive or negative in Vietnamese aspects',
          value: percent(sign),
          unit: '%',
          bound: { least: 85 },
          from: `of ${sign.all} aspects that both name`,
        },
      ]
    },
  }
}

const isGood = (row: ReadRow, topic: string): boolean => (row.inLanguage.good as string[]).includes(topic)
