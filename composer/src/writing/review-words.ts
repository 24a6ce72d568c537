/** Replies on social media avoid these: a comment there is no review. */
export const reviewWords = [
  'review',
  'reviews',
  'Bewertung',
  'Rezension',
  'reseña',
  'valoración',
  'avis',
  'recensione',
  'avaliação',
  'レビュー',
  '评价',
]
