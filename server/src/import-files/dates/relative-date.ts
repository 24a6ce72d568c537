import { agoOf, type RelativeUnit } from './calendar-words.ts'

/** `2 weeks ago`, `hier`, `vor einer Woche`, `3w` counted back from the given instant; null for other text. */
export function relativeDate(text: string, from: Date): { at: Date; dayOnly: boolean } | null {
  const short = shortForm.exec(text)
  if (short) return countBack(from, shortUnits[short[2]?.toLowerCase() ?? ''] ?? 'day', Number(short[1]))
  const known = agoOf(text)
  if (known) return countBack(from, known.unit, known.count ?? Number(/\d+/.exec(text)?.[0] ?? 1))
  for (const { index, 0: word } of text.matchAll(one)) {
    const single = agoOf(`${text.slice(0, index)}1${text.slice(index + word.length)}`)
    if (single) return countBack(from, single.unit, 1)
  }
  return null
}

function countBack(from: Date, unit: RelativeUnit, count: number): { at: Date; dayOnly: boolean } | null {
  if (count > 10_000) return null
  const at = new Date(from)
  if (unit === 'month' || unit === 'year') {
    const day = at.getUTCDate()
    at.setUTCMonth(at.getUTCMonth() - count * (unit === 'year' ? 12 : 1))
    if (at.getUTCDate() !== day) at.setUTCDate(0)
  } else at.setTime(at.getTime() - count * milliseconds[unit])
  return { at, dayOnly: !['second', 'minute', 'hour'].includes(unit) }
}

const milliseconds = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000,
}

const shortForm = /^(\d{1,4})\s*(h|d|w|mo|y)$/i
const shortUnits: Record<string, RelativeUnit> = { h: 'hour', d: 'day', w: 'week', mo: 'month', y: 'year' }
// Words for "one" before the units in these languages.
const one = /(?<!\p{L})(?:an?|one|un[aeo]?|ein(?:e[mnr]?)?|uma?|een|et[tn]?|en|bir|một|jeden|egy)(?!\p{L})/giu
