import { numberOf, numeral } from './numerals.ts'
import { compact } from './compact.ts'

/** A number with a normalized unit: `2 Werktage` and "two working days" are both `2 workday`. */
export interface Quantity {
  start: number
  end: number
  value: string
  unit: string
  /** A duration or another measurement. */
  time: boolean
}

export function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { first = '', second, unit = '' } = match.groups ?? {}
    const named = units.find(({ spelled }) => spelled.test(unit))
    if (!named) return []
    const value = [first, second].map((part) => (part ? valueOf(part) : '')).filter(Boolean)
    const start = match.index
    const counted = /\p{Nd}/u.test(first)
    // "Have a good day" and 一度 aren't quantities: without digits, only times above one count.
    if (!counted && (named.kind === 'thing' || value[0] === '1')) return []
    return [
      { start, end: start + match[0].length, value: value.join('-'), unit: named.name, time: named.kind === 'time' },
    ]
  })
}

/** Whether the quantity matches a stored one or an end of a stored range. */
export const isSameQuantity = (claimed: Quantity, stored: Quantity): boolean =>
  claimed.unit === stored.unit && (claimed.value === stored.value || stored.value.split('-').at(-1) === claimed.value)

function valueOf(written: string): string {
  const known = numberOf(written)
  if (known !== undefined) return String(known)
  const digits = [...written].map((sign) => (/\p{Nd}/u.test(sign) ? String(Number(sign.normalize('NFKC'))) : sign))
  return digits.join('').replace(',', '.').replace(/\.0+$/, '')
}

const spelledUnits: readonly (readonly [name: string, spelled: string, kind: 'time' | 'thing'])[] = [
  ['minute', 'minut(?:e|es|en|os|i|o)?|分钟|分鐘', 'time'],
  ['hour', 'hours?|hrs?|stunden?|heures?|horas?|or[ae]|時間|小时', 'time'],
  [
    'workday',
    '(?:business|working)\\s?days?|werktag(?:en?)?|arbeitstag(?:en?)?|jours?\\s(?:ouvrés?|ouvrables?)|días?\\s(?:laborables?|hábiles?)|giorn[io]\\slavorativ[io]|dias?\\súte?i?s?|営業日|个?工作日',
    'time',
  ],
  ['day', 'days?|tag(?:en?)?|jours?|días?|dias?|giorn[io]|日間?|天', 'time'],
  ['week', 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|週間|周|个?星期', 'time'],
  ['month', 'months?|monat(?:en?)?|mois|mes(?:es|i|e)?|mês|[かヶヵカケ]月|个月', 'time'],
  ['year', 'years?|jahr(?:en?)?|ans?|années?|años?|anos?|ann[io]|年間?', 'time'],
  ['cm', 'cm|centim(?:et(?:er|re)|ètre|etro)s?|センチ|厘米|公分', 'thing'],
  ['mm', 'mm|ミリ|毫米', 'thing'],
  ['m', 'm|met(?:er|re)s?|mètres?|metros?|メートル|米', 'thing'],
  ['inch', 'inch(?:es)?|zoll|pouces?|pulgadas?|pollici|polegadas?|インチ|英寸', 'thing'],
  ['kg', 'kg|kilos?|kilogramm?e?s?|キロ|公斤|千克', 'thing'],
  ['g', 'g|gramm?e?s?|gramos?|グラム|克', 'thing'],
  ['ml', 'ml|ミリリットル|毫升', 'thing'],
  ['l', 'l|lit(?:er|re)s?|litros?|litri|リットル|升', 'thing'],
  ['watt', 'w|watts?|ワット|瓦', 'thing'],
  ['volt', 'v|volts?', 'thing'],
  ['mah', 'mah', 'thing'],
  ['gb', 'gb|tb', 'thing'],
  ['lumen', 'lumens?|lm', 'thing'],
  ['degree', '°\\s?[cf]|degrees?|grad|degrés?|grados|gradi|graus|度', 'thing'],
  ['carat', 'carats?|karat|quilates|carati|金', 'thing'],
]

const units = spelledUnits.map(([name, spelled, kind]) => ({
  name,
  kind,
  spelled: compact(`^(?:${spelled})$`, 'iu'),
}))

const figure = `(?:\\p{Nd}+(?:[.,]\\p{Nd}+)?|${numeral})`
const pattern = compact(
  `(?<![\\p{Script=Latin}\\p{N}.,])(?<first>${figure})(?:\\s?(?:-|–|—|to|bis|à|a|o|or|~|〜|から|到|至)\\s?(?<second>${figure}))?[\\s-]?(?<unit>${spelledUnits.map(([, spelled]) => spelled).join('|')})(?![\\p{Script=Latin}\\p{N}])`,
  'giu',
)
