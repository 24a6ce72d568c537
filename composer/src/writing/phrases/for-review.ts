/** With five stars, "thank you for letting us know what you think" sounds as if something were wrong. */
export const forReview = [
  'We’re grateful that you took the time to leave a review.',
  'Thank you for taking the time to leave a review.',
]
export const delightedForReview = [...forReview, 'Thank you so much for this review!']
