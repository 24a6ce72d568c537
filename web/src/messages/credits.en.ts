export const creditsEn = {
  title: 'Credits',
  left: '{percent, number}% left',
  ofTotal: 'of {total, number}',
  meter: 'Credits left',
  buy: 'Buy credits',
  unknown: 'The balance is unknown right now.',
  price: '{count, plural, one {# credit} other {# credits}}',
} as const
