export const creditsEn = {
  title: 'Credits',
  left: '{percent, number}% left',
  ofTotal: 'of {total, number}',
  held: '{count, number} on hold',
  heldWhy:
    'Reserved for replies that aren’t finished. Credits are charged when a reply is done and returned when it isn’t.',
  meter: 'Credits left',
  buy: 'Buy credits',
  unknown: 'The balance is unknown right now.',
  price: '{count, plural, one {# credit} other {# credits}}',
} as const
