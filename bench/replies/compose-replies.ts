import {
  createBuiltInComposer,
  readComment,
  type ComposeRequest,
  type Composition,
  type Reading,
} from '../../server/src/composer/index.ts'
import { phraseBook } from '../../server/src/composer/phrases/index.ts'
import { productName } from '../../server/src/composer/product-name.ts'
import { type Spoken, spokenSentences } from '../../server/src/composer/spoken-sentences.ts'
import type { Half } from '../split.ts'
import type { Review } from './read-reviews.ts'

export interface Answered {
  review: Review
  half: Half
  reading: Reading
  composition: Composition
  spoken: Spoken[]
}

const REMEMBERED = 10
const PAGE = 20

/** Answers reviews as a shop would: page by page, with the latest ten replies of the page as those to be unlike. */
export async function answerReviews(reviews: readonly Review[], half: Half): Promise<Answered[]> {
  const composer = createBuiltInComposer()
  const pages = new Map<string, string[]>()
  const answered: Answered[] = []
  for (const [index, review] of reviews.entries()) {
    const page = `${review.language} ${review.page} ${Math.floor(index / (PAGE * 4))}`
    const said = pages.get(page) ?? []
    const request = requestFor(review, said.slice(-REMEMBERED), String(index))
    const composition = await composer.compose(request, {})
    pages.set(page, [...said, composition.text])
    const text = [review.title, review.text].filter(Boolean).join('\n')
    const product = productName(request.product?.title ?? null, composition.language)
    answered.push({
      review,
      half,
      reading: readComment(text, review.rating, request.brand.defaultLanguage),
      composition,
      spoken: spokenSentences(composition.text, phraseBook(composition.language), product),
    })
  }
  return answered
}

function requestFor(review: Review, recentReplies: string[], seed: string): ComposeRequest {
  const [, name] = review.page.split(/ (.*)/s)
  return {
    comment: {
      text: review.text,
      title: review.title,
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
    },
    product: { title: name?.trim() || titles[review.language] || 'Fieldnote 2', details: null },
    instructions: null,
    recentReplies,
    maxLength: 1500,
    seed,
  }
}

const authors = ['Amelia', null, 'J. Ortega', 'happy_buyer99', null, 'Marie']
const titles: Record<string, string> = {
  de: 'Feldnotiz Rucksack',
  es: 'Mochila Fieldnote',
  fr: 'Sac à dos Fieldnote',
  it: 'Zaino Fieldnote',
  pt: 'Mochila Fieldnote',
  ja: 'フィールドノート リュック',
  zh: '野外背包',
}
