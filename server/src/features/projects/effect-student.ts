// Two-sided 95% quantiles of Student's t by degrees of freedom; the last is that of the normal distribution.
const table = [
  { freedom: 1, t: 12.7062 },
  { freedom: 2, t: 4.3027 },
  { freedom: 3, t: 3.1824 },
  { freedom: 4, t: 2.7764 },
  { freedom: 5, t: 2.5706 },
  { freedom: 6, t: 2.4469 },
  { freedom: 7, t: 2.3646 },
  { freedom: 8, t: 2.306 },
  { freedom: 9, t: 2.2622 },
  { freedom: 10, t: 2.2281 },
  { freedom: 12, t: 2.1788 },
  { freedom: 15, t: 2.1314 },
  { freedom: 20, t: 2.086 },
  { freedom: 30, t: 2.0423 },
  { freedom: 60, t: 2.0003 },
  { freedom: 120, t: 1.9799 },
]
const normal = { freedom: Infinity, t: 1.96 }

/** Width of a 95% interval in standard errors; interpolated linearly in 1 / degrees of freedom. */
export function studentT(freedom: number): number {
  const at = Math.max(1, freedom)
  const low = table.findLast((entry) => entry.freedom <= at) ?? normal
  const high = table.find((entry) => entry.freedom > at) ?? normal
  const share = (1 / low.freedom - 1 / at) / (1 / low.freedom - 1 / high.freedom)
  return low.t + share * (high.t - low.t)
}
