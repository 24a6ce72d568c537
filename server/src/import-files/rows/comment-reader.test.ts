import { describe, expect, it } from 'vitest'
import { commentReader } from './comment-reader.ts'
import type { Mapping } from '../columns/mapping.ts'
import { productReader } from './product-reader.ts'

const options = { timezone: 'UTC', importedAt: new Date('2026-11-21T15:00:00Z') }
const columns = [
  'body',
  'stars',
  'who',
  'mail',
  'when',
  'id',
  'answer',
  'answered',
  'shown',
  'bought',
  'lang',
  'from',
  'title',
]
const mapping: Mapping = {
  platform: 'yotpo',
  fields: {
    text: 'body',
    rating: 'stars',
    author: 'who',
    email: 'mail',
    date: 'when',
    externalId: 'id',
    title: 'title',
    reply: 'answer',
    replyDate: 'answered',
    published: 'shown',
    verified: 'bought',
    language: 'lang',
    platform: 'from',
  },
}

const read = (cells: Partial<Record<string, string>>, more: Partial<Mapping> = {}) =>
  commentReader(columns, { ...mapping, ...more }, options)(columns.map((column) => cells[column] ?? ''))

describe('a row of comments', () => {
  it('becomes a comment with everything in the file', () => {
    const [found] = read({
      body: 'Soft &amp; warm',
      stars: '4',
      who: 'Ann B.',
      mail: 'ann@example.com',
      when: '2026-01-02 03:04:05',
      id: 'r1',
      answer: 'Thank you!',
      answered: '2026-01-03 03:04:05',
      shown: 'false',
      bought: 'yes',
      lang: 'french',
      from: 'Trustpilot',
      title: '4,0 sur 5 étoiles Doux',
    })
    expect(found).toEqual({
      ok: {
        externalId: 'r1',
        platform: 'trustpilot',
        authorName: 'Ann B.',
        authorEmail: 'ann@example.com',
        authorPhone: null,
        rating: 4,
        title: 'Doux',
        text: 'Soft & warm',
        productExternalId: null,
        productHandle: null,
        productTitle: null,
        occurredAt: new Date('2026-01-02T03:04:05Z'),
        dayOnly: false,
        relative: false,
        updatedAt: null,
        published: false,
        verified: 'verified-purchase',
        language: 'fr',
        url: null,
        reply: { text: 'Thank you!', at: new Date('2026-01-03T03:04:05Z') },
      },
    })
  })

  it('needs a text or stars', () => {
    expect(read({ who: 'Ann' })).toEqual([{ bad: 'No review text or star rating' }])
    expect(read({ stars: '5' })).toMatchObject([{ ok: { text: '', rating: 5, platform: 'yotpo', occurredAt: null } }])
    expect(read({ body: 'fine' })).toMatchObject([{ ok: { text: 'fine', rating: null } }])
  })

  it.each([
    [{ body: 'fine', stars: '9' }, 'isn’t a rating from 1 to 5'],
    [{ body: 'fine', when: 'soon' }, 'We can’t read “soon” as a date'],
    [{ body: '{"a":1,"b":2,"c":3,"d":4,"e":5}' }, 'web page data'],
  ])('is refused with a reason: %j', (cells, reason) => {
    expect(read(cells)).toEqual([{ bad: expect.stringContaining(reason) }])
  })

  it('is not rejected for an invalid date of its reply, or an empty reply', () => {
    expect(read({ body: 'fine', answer: 'Thanks', answered: 'soon' })).toMatchObject([
      { ok: { reply: { text: 'Thanks', at: null } } },
    ])
    expect(read({ body: 'fine', answer: 'N/A' })).toMatchObject([{ ok: { reply: null } }])
  })

  it('becomes several comments if its cell contains several', () => {
    const found = read(
      { body: 'good|| bad||Verified Purchase', stars: '5.0 out of 5 stars||1||4', title: 'Shoe' },
      { split: '||' },
    )
    expect(found).toMatchObject([
      { ok: { text: 'good', rating: 5, title: 'Shoe' } },
      { ok: { text: 'bad', rating: 1 } },
      { ok: { text: '', rating: 4 } },
    ])
  })

  it('takes labels for stars only if the mapping says so', () => {
    const labelled = { ...mapping.fields, rating: undefined, label: 'stars' }
    expect(read({ body: 'fine', stars: 'pos' }, { fields: labelled })).toMatchObject([{ ok: { rating: 5 } }])
    expect(read({ body: 'fine', stars: 'pos' })).toEqual([{ bad: expect.stringContaining('isn’t a rating') }])
  })
})

describe('a row of products', () => {
  const names = ['Handle', 'Title', 'Body', 'SKU', 'Image']
  const fields = { handle: 'Handle', title: 'Title', details: 'Body', sku: 'SKU', picture: 'Image' }

  it('becomes a product; its variants and further pictures add nothing', () => {
    const next = productReader(names, { fields })
    expect(next(['mug', 'Mug', '<p>Holds tea</p>', "'12", 'https://a.example/m.png'])).toEqual([
      {
        ok: {
          externalId: 'mug',
          handle: 'mug',
          title: 'Mug',
          details: 'Holds tea',
          sku: '12',
          vendor: null,
          type: null,
          pictureUrl: 'https://a.example/m.png',
        },
      },
    ])
    expect(next(['mug', '', '', "'13", ''])).toEqual([])
    expect(next(['cup', '', '', '', ''])).toEqual([{ bad: 'No title' }])
    expect(next(['', 'Cup', '', '', ''])).toEqual([{ bad: 'No handle, SKU or ID' }])
  })
})
