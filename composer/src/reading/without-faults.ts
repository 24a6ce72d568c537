import type { Clause } from './clause.ts'

/** What was put right, or excused, is no complaint. */
export const withoutFaults = (clause: Clause): Clause => ({
  ...clause,
  turned: false,
  opinions: clause.opinions.filter((one) => one.positive),
  topics: clause.topics.filter((one) => one.positive),
})

/** Without complaints about no topic: "terrible that I didn't buy it sooner". */
export const withoutComplaints = (clause: Clause): Clause => ({
  ...clause,
  opinions: clause.opinions.filter((one) => one.positive || one.topic !== null),
})
