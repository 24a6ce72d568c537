import { createBuiltInComposer } from '../../src/built-in-composer.ts'
import { readComment } from '../../src/reading/read-comment.ts'
import type { ComposeRequest, Composition } from '../../src/composer.ts'
import type { Reading } from '../../src/reading/reading.ts'
import { quotableTerms } from '../../src/reading/quotable-terms.ts'
import { productName } from '../../src/writing/product-name.ts'
import type { Spoken } from '../../src/writing/spoken.ts'
import { spokenSentences } from '../../src/writing/spoken-sentences.ts'
import type { Half } from '../split.ts'
import type { Review } from './read-reviews.ts'

export interface Answered {
  review: Review
  half: Half
  reading: Reading
  composition: Composition
  spoken: Spoken[]
  /** Words of the review that the reply repeats, if any. */
  repeated: string | null
}

const REMEMBERED = 10

/** Replies to reviews as a shop would: page by page, varying from the page's last ten replies. */
export async function answerReviews(reviews: readonly Review[], half: Half): Promise<Answered[]> {
  const composer = createBuiltInComposer()
  const pages = new Map<string, string[]>()
  const answered: Answered[] = []
  for (const [index, review] of reviews.entries()) {
    const page = `${review.language} ${review.set} ${review.page}`
    const recent = pages.get(page) ?? []
    const request = requestFor(review, recent.slice(-REMEMBERED), String(index))
    const composition = await composer.compose(request, {})
    pages.set(page, [...recent, composition.text])
    const product = productName(request.product?.title ?? null, composition.language)
    answered.push({
      review,
      half,
      reading: readComment(review.text, review.rating, request.brand.defaultLanguage),
      composition,
      spoken: spokenSentences(composition.text, product),
      repeated:
        quotableTerms(review.text, composition.language).find((words) => quotes(composition.text, words)) ?? null,
    })
  }
  return answered
}

const quotes = (reply: string, words: string): boolean =>
  ['“…”', '„…“', '«…»', '«\u00a0…\u00a0»', '「…」'].some((marks) => reply.includes(marks.replace('…', () => words)))

function requestFor(review: Review, recentReplies: string[], seed: string): ComposeRequest {
  return {
    comment: {
      text: review.text,
      title: null,
      rating: review.rating,
      authorName: review.author ?? authors[Number(seed) % authors.length] ?? null,
      platform: 'import',
    },
    brand: {
      name: 'Fieldnote',
      tone: ['warm', 'plain', 'formal'][Number(seed) % 3] ?? 'plain',
      signOff: null,
      avoid: [],
      defaultLanguage: review.language,
      facts: [],
    },
    product: titleOf(review),
    instructions: null,
    recentReplies,
    maxLength: 1500,
    seed,
  }
}

const authors = ['Amelia', null, 'J. Ortega', 'happy_buyer99', null, 'Marie']
/** Some sets have classes or variations instead of titles and get a made-up title; a hotel or bank gets none. */
export function titleOf({ set, language, page }: Review): ComposeRequest['product'] {
  if (set === 'hotels' || set === 'jalan' || set === 'trustpilot' || set === 'banks') return null
  const named = set === 'steam' || set === 'coffee' ? page : set === 'shopping' ? '' : (sets[set] ?? '')
  return { title: named || titles[language] || 'Fieldnote 2', details: null }
}

const sets: Record<string, string> = {
  'womens-clothing': 'Harbour Linen Collection',
  alexa: 'Echo Dot',
  headphones: 'Fieldnote Wireless Headphones',
  software: 'Fieldnote Starter Kit',
}

const titles: Record<string, string> = {
  de: 'Feldnotiz Rucksack',
  es: 'Mochila Fieldnote',
  fr: 'Sac à dos Fieldnote',
  it: 'Zaino Fieldnote',
  pt: 'Mochila Fieldnote',
  ja: 'フィールドノート リュック',
  zh: '野外背包',
}
