export const forecastEn = {
  title: 'What is likely to come',
  meta: 'next {days, number} days, from {known, number} days until yesterday',
  received: 'Received',
  expected: 'Expected',
  band: 'Four of five days',
  day: 'Day',
  chart:
    'Reviews and comments a day: the last {past, number} days, and {expected} a day expected for the next {days, number}. Arrow keys read the days.',
  volume: '{expected} a day expected; on four of five days between {low} and {high}.',
  volumeProof:
    'Tried on {tests, number} past fortnights, this forecast was off by {error} a day on average; repeating the week before was off by {naive}. {within} of the days lay in the band.',
  rating: '{expected} expected; four of five times between {low} and {high}. Last week it was {now}.',
  ratingTitle: 'Average rating',
  volumeTitle: 'Reviews and comments',
  ratingProof:
    'Tried on {tests, number} past fortnights, it was off by {error} stars on average; repeating the week before was off by {naive}.',
  tooLittle: 'A forecast needs {least, number} days of reviews. {days, number} so far.',
  tooFewRatings: 'A forecast of the rating needs {least, number} days, most weeks of them with 5 ratings or more.',
  noBetter: 'Nothing is shown: tried on the past, a forecast was no closer than repeating the week before.',
  failed: 'The forecast could not be loaded. {reason}',
} as const
