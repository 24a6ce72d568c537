export const creditsEn = {
  title: 'Credits',
  left: '{percent, number}% left',
  ofTotal: 'of {total, number}',
  held: '{count, number} on hold',
  heldWhy: 'Reserved for replies in progress. We charge them when a reply finishes and release them if it doesn’t.',
  meter: 'Credits left',
  buy: 'Buy credits',
  changeLimits: 'Change limits',
  comparePlans: 'Compare plans',
  unknown: 'Balance unavailable',
  price: '{count, plural, one {# credit} other {# credits}}',
} as const
