export const reviewForecastEn = {
  title: 'Forecast',
  meta: 'next {days, number} days',
  how: 'How this forecast is made: {of}',
  received: 'Received',
  expected: 'Expected',
  band: 'Usual range',
  day: 'Day',
  chart:
    'Reviews per day: the last {past, number} days, and about {expected} per day expected for the next {days, number}. Use the arrow keys to read each day.',
  volume: 'About {expected} per day, usually between {low} and {high}.',
  volumeProof:
    'The forecast for the next {days, number} days is based on the {known, number} days through yesterday. Tested on {tests, number} past two-week periods: off by {error} per day on average, compared with {naive} when repeating the previous week. {within} of days fell within the range.',
  rating: 'About {expected}, usually between {low} and {high}. Last week: {now}.',
  ratingTitle: 'Average rating',
  volumeTitle: 'Reviews per day',
  ratingProof:
    'Tested on {tests, number} past two-week periods: off by {error} stars on average, compared with {naive} when repeating the previous week.',
  tooLittle: 'Forecasts need {least, number} days of reviews. You have {days, number}.',
  tooFewRatings: 'Rating forecasts need {least, number} days of reviews, with 5 or more ratings in most weeks.',
  noBetter: 'No forecast yet. In tests on past data, it was no more accurate than repeating the previous week.',
  failed: 'Couldn’t load the forecast. {reason}',
} as const
