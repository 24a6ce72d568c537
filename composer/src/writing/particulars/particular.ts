import type { Topic } from '@bizamply/contract/topics-and-risks'
import { compact } from '../../words/compact.ts'

/**
 * Events that customers report in shops' reviews. They're more exact than a topic: "arrived smashed", not just damage.
 * A complaint has the topic that a reply names; `order`: the problem is the order, so the reply doesn't speak of the
 * product.
 */
export const complaints = {
  deletesData: { topic: 'service', order: false },
  aboutData: { topic: 'service', order: false },
  photoUsed: { topic: 'service', order: false },
  fake: { topic: 'quality', order: false },
  refundLate: { topic: 'service', order: true },
  waiting: { topic: 'service', order: true },
  chargedTwice: { topic: 'price', order: true },
  charged: { topic: 'price', order: true },
  subscription: { topic: 'service', order: false },
  emptyBox: { topic: 'missing', order: true },
  wrongSize: { topic: 'missing', order: true },
  wrongItem: { topic: 'missing', order: true },
  incomplete: { topic: 'missing', order: true },
  notArrived: { topic: 'delivery', order: true },
  leaks: { topic: 'damage', order: false },
  stained: { topic: 'damage', order: false },
  scratched: { topic: 'damage', order: false },
  holed: { topic: 'damage', order: false },
  arrivedBroken: { topic: 'damage', order: true },
  rudeDriver: { topic: 'person', order: true },
  rudeStaff: { topic: 'service', order: false },
  badDelivery: { topic: 'delivery', order: true },
  late: { topic: 'delivery', order: true },
  roughDelivery: { topic: 'delivery', order: true },
  badlyPacked: { topic: 'packaging', order: true },
  overPackaged: { topic: 'packaging', order: false },
  codeFailed: { topic: 'price', order: true },
  expired: { topic: 'quality', order: false },
  cameOff: { topic: 'quality', order: false },
  worn: { topic: 'quality', order: false },
  seams: { topic: 'quality', order: false },
  rusts: { topic: 'quality', order: false },
  stopped: { topic: 'performance', order: false },
  brokeSoon: { topic: 'quality', order: false },
  chipped: { topic: 'damage', order: false },
  burnsBadly: { topic: 'performance', order: false },
  faulty: { topic: 'performance', order: false },
  wobbles: { topic: 'quality', order: false },
  shortLived: { topic: 'quality', order: false },
  notDescribed: { topic: 'features', order: false },
  notAsShown: { topic: 'look', order: false },
  tooSmall: { topic: 'size', order: false },
  tooShort: { topic: 'size', order: false },
  tooWeak: { topic: 'smell', order: false },
  tooStrong: { topic: 'smell', order: false },
  notFresh: { topic: 'quality', order: false },
  changed: { topic: 'features', order: false },
  shrank: { topic: 'size', order: false },
  seeThrough: { topic: 'material', order: false },
  noisy: { topic: 'sound', order: false },
  sheds: { topic: 'material', order: false },
  pills: { topic: 'material', order: false },
  fades: { topic: 'colour', order: false },
  scratches: { topic: 'material', order: false },
  tooShallow: { topic: 'features', order: false },
  tooHeavy: { topic: 'comfort', order: false },
  postage: { topic: 'price', order: false },
  notWorth: { topic: 'price', order: false },
  cheaper: { topic: 'price', order: false },
} as const satisfies Record<string, { topic: Topic; order: boolean }>

/** Most specific first; a reply mentions one. */
export const highlights = [
  'passedOn',
  'personal',
  'note',
  'helped',
  'staff',
  'again',
  'better',
  'heldUp',
  'occasion',
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

/** In concerns.ts for all languages. */
type Concern =
  | 'deletesData'
  | 'aboutData'
  | 'photoUsed'
  | 'charged'
  | 'subscription'
  | 'rudeDriver'
  | 'rudeStaff'
  | 'leaks'
  | 'stained'
  | 'scratched'
  | 'holed'
  | 'rusts'
  | 'seams'
  | 'wobbles'
  | 'passedOn'
  | 'occasion'

/** In faults.ts for all languages. */
type PlainFault = 'fake' | 'refundLate' | 'postage' | 'stopped' | 'cameOff' | 'worn' | 'shrank'

/** In outright.ts for all languages. */
export type OutrightFault =
  | 'emptyBox'
  | 'wrongSize'
  | 'notDescribed'
  | 'expired'
  | 'seeThrough'
  | 'noisy'
  | 'badDelivery'

export type Outright = Record<OutrightFault, Wording>
export type Faults = Record<PlainFault, Wording>
export type Concerns = Record<Concern, Wording>
export type SmallMatters = Record<SmallMatter, Wording>
export type Wordings = Record<
  Exclude<Complaint | Highlight, SmallMatter | Concern | PlainFault | OutrightFault>,
  Wording
>
export type FullWordings = Wordings & SmallMatters & Concerns & Faults & Outright

/** Whole words, with or without their accents. */
export const wording = (pattern: string, ...lines: string[]): Wording => ({
  pattern: compact(`(?<![\\p{L}\\p{N}])(?:${withoutAccents(pattern)})(?![\\p{L}\\p{N}])`, 'u'),
  lines,
})

/** Many customers write "recu" or "codigo". */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** For languages without spaces. */
export const unspaced = (pattern: RegExp, ...lines: string[]): Wording => ({ pattern, lines })
