import type { Topic } from '@bizamply/contract/topics-and-risks'

/**
 * Events that customers report in shops' reviews. They're more exact than a topic: "arrived smashed", not just damage.
 * A complaint has the topic that a reply names; `order`: the problem is the order, so the reply doesn't speak of the
 * product.
 */
export const complaints = {
  waiting: { topic: 'service', order: true },
  chargedTwice: { topic: 'price', order: true },
  wrongItem: { topic: 'missing', order: true },
  incomplete: { topic: 'missing', order: true },
  notArrived: { topic: 'delivery', order: true },
  arrivedBroken: { topic: 'damage', order: true },
  late: { topic: 'delivery', order: true },
  roughDelivery: { topic: 'delivery', order: true },
  badlyPacked: { topic: 'packaging', order: true },
  overPackaged: { topic: 'packaging', order: false },
  codeFailed: { topic: 'price', order: true },
  brokeSoon: { topic: 'quality', order: false },
  chipped: { topic: 'damage', order: false },
  burnsBadly: { topic: 'performance', order: false },
  faulty: { topic: 'performance', order: false },
  shortLived: { topic: 'quality', order: false },
  notAsShown: { topic: 'look', order: false },
  tooSmall: { topic: 'size', order: false },
  tooShort: { topic: 'size', order: false },
  tooWeak: { topic: 'smell', order: false },
  tooStrong: { topic: 'smell', order: false },
  notFresh: { topic: 'quality', order: false },
  changed: { topic: 'features', order: false },
  sheds: { topic: 'material', order: false },
  pills: { topic: 'material', order: false },
  fades: { topic: 'colour', order: false },
  scratches: { topic: 'material', order: false },
  tooShallow: { topic: 'features', order: false },
  tooHeavy: { topic: 'comfort', order: false },
  notWorth: { topic: 'price', order: false },
  cheaper: { topic: 'price', order: false },
} as const satisfies Record<string, { topic: Topic; order: boolean }>

/** Most specific first; a reply mentions one. */
export const highlights = [
  'personal',
  'note',
  'helped',
  'staff',
  'again',
  'better',
  'heldUp',
  'delighted',
  'asDescribed',
  'gift',
  'simile',
  'recommends',
  'willReturn',
  'productGood',
] as const

export type Complaint = keyof typeof complaints
export type Highlight = (typeof highlights)[number]

/** How customers write it (lowercase, straight apostrophes), and sentences for the reply. */
export interface Wording {
  pattern: RegExp
  lines: readonly string[]
}

/** In small-matters.ts for all languages. */
type SmallMatter =
  | 'staff'
  | 'faulty'
  | 'chipped'
  | 'sheds'
  | 'pills'
  | 'fades'
  | 'scratches'
  | 'tooShallow'
  | 'tooHeavy'
  | 'cheaper'

export type SmallMatters = Record<SmallMatter, Wording>
export type Wordings = Record<Exclude<Complaint | Highlight, SmallMatter>, Wording>
export type FullWordings = Wordings & SmallMatters

/** Whole words, with or without their accents. */
export const wording = (pattern: string, ...lines: string[]): Wording => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${withoutAccents(pattern)})(?![\\p{L}\\p{N}])`, 'u'),
  lines,
})

/** Many customers write "recu" or "codigo". */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** For languages without spaces. */
export const unspaced = (pattern: RegExp, ...lines: string[]): Wording => ({ pattern, lines })
