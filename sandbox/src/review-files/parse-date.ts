/** The date in a review file; null if it isn't exact, such as "two weeks ago". */
export function parseDate(text: string): Date | null {
  const trimmed = text.trim()
  if (/^\d{10}(\d{3})?$/.test(trimmed)) return new Date(Number(trimmed.padEnd(13, '0')))
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(trimmed)
  if (iso) return utc(...(iso.slice(1).map((part) => Number(part ?? 0)) as [number, number, number]))
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(trimmed)
  if (numbers) return byNumbers(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]))
  return byMonthName(trimmed.toLowerCase())
}

// Day first, as in most countries, unless that's impossible.
function byNumbers(first: number, second: number, year: number): Date | null {
  return second > 12 ? utc(year, first, second) : utc(year, second, first)
}

function byMonthName(text: string): Date | null {
  const words = text.match(/\p{L}{3,}/gu) ?? []
  const month = words
    .map((word) => MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))))
    .find((found) => found >= 0)
  const [first, second] = text.match(/\d+/g)?.map(Number) ?? []
  if (month === undefined || first === undefined || second === undefined) return null
  const [day, year] = first > 31 ? [second, first] : [first, second]
  return utc(year < 100 ? 2000 + year : year, month + 1, day)
}

function utc(year: number, month: number, day: number, hours = 12, minutes = 0, seconds = 0): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null
}

// The first letters in English, German, French, Italian, Spanish and Portuguese.
const MONTHS = [
  ['jan', 'gen', 'ene'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
]
