import type { Complaint } from './particulars/index.ts'
import type { Particulars } from './reply-particulars.ts'

interface About {
  particulars: Particulars
}

/** What a reply says about their topic would miss the point of these. */
const exact: ReadonlySet<Complaint> = new Set([
  'waiting',
  'chargedTwice',
  'fake',
  'refundLate',
  'emptyBox',
  'wrongSize',
  'notDescribed',
  'expired',
  'seeThrough',
  'noisy',
  'badDelivery',
  'stopped',
  'cameOff',
  'worn',
  'shrank',
  'postage',
  'notArrived',
  'arrivedBroken',
  'chipped',
  'faulty',
  'cheaper',
  'deletesData',
  'aboutData',
  'photoUsed',
  'charged',
  'subscription',
  'rudeDriver',
  'rudeStaff',
  'leaks',
  'stained',
  'scratched',
  'holed',
  'seams',
  'rusts',
])

/** Naming the charge or the data says what the customer asks for. */
export const isSaid = ({ particulars: { complaint } }: About): boolean => complaint !== null && saying.has(complaint)

const saying: ReadonlySet<Complaint> = new Set([
  'chargedTwice',
  'charged',
  'refundLate',
  'waiting',
  'deletesData',
  'aboutData',
  'wrongItem',
  'wrongSize',
])

export const isExact = ({ particulars: { complaint } }: About): boolean => complaint !== null && exact.has(complaint)

export const hasExactWords = (complaint: Complaint): boolean => exact.has(complaint)
