import type { Reading } from '../reading/reading.ts'
import type { Complaint } from './particulars/index.ts'
import type { Particulars } from './reply-particulars.ts'

/** The shop has to do something about the order, which the stars may not say. */
export const isOpenOrder = (
  { complaint }: Particulars,
  { positives }: Pick<Reading, 'positives'>,
  rating: number | null,
): boolean => complaint !== null && openOrders.has(complaint) && ((rating ?? 0) <= 4 || positives === 0)

/** A fault of the order or the goods, and not a matter of taste: a reply regrets it. */
export const isOpenOrderFault = (complaint: Complaint): boolean => openOrders.has(complaint)

const openOrders: ReadonlySet<Complaint> = new Set([
  'waiting',
  'chargedTwice',
  'wrongItem',
  'wrongSize',
  'emptyBox',
  'notDescribed',
  'expired',
  'seeThrough',
  'badDelivery',
  'fake',
  'incomplete',
  'notArrived',
  'arrivedBroken',
  'charged',
  'subscription',
  'deletesData',
  'aboutData',
  'photoUsed',
  'leaks',
  'stained',
  'scratched',
  'holed',
  'seams',
  'rusts',
  'refundLate',
  'cameOff',
  'stopped',
  'faulty',
  'brokeSoon',
  'chipped',
  'worn',
])
