import { compact } from './compact.ts'

/** Numbers as people write them in words, in eight languages; from ten on, without Japanese and Chinese. */
const small: readonly (readonly string[])[] = [
  ['one', 'eine', 'einem', 'einen', 'einer', 'ein', 'une', 'un', 'una', 'uno', 'uma', 'um', '一'],
  ['two', 'zwei', 'deux', 'dos', 'due', 'dois', 'duas', '二', '两', '兩'],
  ['three', 'drei', 'trois', 'tres', 'tre', 'três', '三'],
  ['four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro', '四'],
  ['five', 'fünf', 'cinq', 'cinco', 'cinque', '五'],
  ['six', 'sechs', 'seis', 'sei', '六'],
  ['seven', 'sieben', 'sept', 'siete', 'sette', 'sete', '七'],
  ['eight', 'acht', 'huit', 'ocho', 'otto', 'oito', '八'],
  ['nine', 'neun', 'neuf', 'nueve', 'nove', '九'],
  ['ten', 'zehn', 'dix', 'diez', 'dieci', 'dez', '十'],
  ['eleven', 'elf', 'onze', 'once', 'undici'],
  ['twelve', 'zwölf', 'douze', 'doce', 'dodici', 'doze'],
  ['thirteen', 'dreizehn', 'treize', 'trece', 'tredici', 'treze'],
  ['fourteen', 'vierzehn', 'quatorze', 'catorce', 'quattordici'],
  ['fifteen', 'fünfzehn', 'quinze', 'quince', 'quindici'],
  ['sixteen', 'sechzehn', 'seize', 'dieciséis', 'sedici', 'dezesseis', 'dezasseis'],
  ['seventeen', 'siebzehn', 'dix-sept', 'diecisiete', 'diciassette', 'dezessete', 'dezassete'],
  ['eighteen', 'achtzehn', 'dix-huit', 'dieciocho', 'diciotto', 'dezoito'],
  ['nineteen', 'neunzehn', 'dix-neuf', 'diecinueve', 'diciannove', 'dezenove', 'dezanove'],
]
const tens: readonly (readonly string[])[] = [
  ['twenty', 'zwanzig', 'vingt', 'veinte', 'veinti', 'venti', 'vinte'],
  ['thirty', 'dreißig', 'trente', 'treinta', 'trenta', 'trinta'],
  ['forty', 'vierzig', 'quarante', 'cuarenta', 'quaranta', 'quarenta'],
  ['fifty', 'fünfzig', 'cinquante', 'cincuenta', 'cinquanta', 'cinquenta'],
  ['sixty', 'sechzig', 'soixante', 'sesenta', 'sessanta', 'sessenta'],
  ['seventy', 'siebzig', 'soixante-dix', 'setenta', 'settanta', 'setenta'],
  ['eighty', 'achtzig', 'quatre-vingts', 'quatre-vingt', 'ochenta', 'ottanta', 'oitenta'],
  ['ninety', 'neunzig', 'quatre-vingt-dix', 'noventa', 'novanta', 'noventa'],
]
const about = {
  dizaine: 10,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  centaine: 100,
}
const hundred = ['one hundred', 'a hundred', 'hundred', 'einhundert', 'hundert', 'cent', 'cien', 'cento', 'cem']

const values = new Map([
  ...small.flatMap((words, at) => words.map((word) => [word, at + 1] as const)),
  ...tens.flatMap((words, at) => words.map((word) => [word, (at + 2) * 10] as const)),
  ...hundred.map((word) => [word, 100] as const),
])

const oneOf = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join('|')
const units = oneOf(small.slice(0, 9).flat())
const joint = '-| |-et-| et | y | e |'

/** The source of a pattern for a number in words, such as "sixty", "forty-five", or "fünfundvierzig". */
export const numeral = [
  `(?:${oneOf(tens.flat())})(?:${joint})(?:${units})`,
  `(?:${units})und(?:${oneOf(tens.flat())})`,
  oneOf([...values.keys()]),
  // "Une quarantaine d’heures".
  `(?:${oneOf(Object.keys(about))}) d(?:e|[’'])`,
].join('|')

const tenAndUnit = compact(`^(?<ten>${oneOf(tens.flat())})(?:${joint})(?<unit>${units})$`, 'iu')
const unitAndTen = compact(`^(?<unit>${units})und(?<ten>${oneOf(tens.flat())})$`, 'iu')

/** The number that these words mean, or undefined. */
export function numberOf(words: string): number | undefined {
  const known = values.get(words.toLowerCase())
  if (known !== undefined) return known
  const [round = ''] = words.toLowerCase().split(' ')
  if (round in about) return about[round as keyof typeof about]
  const { ten = '', unit = '' } = (tenAndUnit.exec(words) ?? unitAndTen.exec(words))?.groups ?? {}
  const [high, low] = [values.get(ten.toLowerCase()), values.get(unit.toLowerCase())]
  return high === undefined || low === undefined ? undefined : high + low
}
