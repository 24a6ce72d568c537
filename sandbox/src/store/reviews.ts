/** A stored review; `judgeme/present.ts` has the platform's format. */
export interface Review {
  id: number
  shop: string
  productExternalId: number | null
  rating: number
  title: string | null
  text: string
  author: { name: string; email: string | null; phone: string | null }
  createdAt: string
  updatedAt: string
  published: boolean
  curated: string
  verified: string
  source: string
}

export type ReviewChange = Partial<Pick<Review, 'rating' | 'title' | 'text' | 'published' | 'curated'>> & {
  updatedAt: string
}

/** Keeps `reviews` sorted by time, then id; new reviews nearly always go to the end. */
export function insertReview(reviews: Review[], review: Review): void {
  let place = reviews.length
  while (place > 0 && isLater(reviews[place - 1]!, review)) place -= 1
  reviews.splice(place, 0, review)
}

export function insertReviews(reviews: Review[], more: Review[]): void {
  for (const review of more) reviews.push(review)
  reviews.sort((a, b) => (isLater(a, b) ? 1 : -1))
}

function isLater(a: Review, b: Review): boolean {
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt
}
