import type { Reading } from '../reading/reading.ts'
import type { Place, Shape } from './shapes.ts'

/** A risk about people, not about money or data. */
export const isSolemn = ({ risks }: Reading): boolean =>
  risks.some((risk) => risk !== 'refund' && risk !== 'personal-data')

/** Without anything that praises, sells, or wishes to see the customer again. */
export const soberly = (shape: Shape): Shape =>
  shape.filter((place) => !bright.has(place)).map((place) => (place === 'balanced' ? 'honest' : place))

const bright: ReadonlySet<Place> = new Set([
  'joy',
  'pleased',
  'good',
  'encourage',
  'wish',
  'farewell',
  'invite',
  'anythingElse',
  'offer',
  'remark',
])
