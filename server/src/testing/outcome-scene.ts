import type { OutcomeReview, Outcomes } from '@bizamply/contract/outcomes'
import type { Caller } from './caller.ts'
import { newId } from '../db/ids.ts'
import { userOf, type TestCompany } from './make-company.ts'
import { companyWithHooks, deliver, delivery } from './review-hooks.ts'
import type { TestApp } from './test-app.ts'

export interface OutcomeScene extends TestCompany {
  viewer: Caller
  /** Receives a review written some days ago and returns its comment's id. */
  write(rating: number, daysAgo: number, more?: { email?: string; product?: number }): Promise<string>
  /** A reply reached the review so many days ago. */
  reply(id: string, daysAgo: number, how?: { by?: 'admin' | 'editor'; composers?: string[] }): Promise<void>
  /** Its author edited it some days ago, and the webhook arrives. */
  change(id: string, daysAgo: number, to: { rating?: number; text?: string }): Promise<void>
  overview(query?: string): Promise<Outcomes>
  list(query: string): Promise<{ ids: string[]; total: number; rows: OutcomeReview[] }>
}

const DAY = 86_400_000

/** A company with webhooks for new and edited reviews. */
export async function outcomeScene(app: TestApp): Promise<OutcomeScene> {
  const company = await companyWithHooks(app)
  const viewer = await company.as('viewer')
  const at = (daysAgo: number): string => new Date(app.services.now().getTime() - daysAgo * DAY).toISOString()
  const reviews = new Map<string, Record<string, unknown>>()
  const send = async (review: Record<string, unknown>, event: string): Promise<void> => {
    const { status } = await deliver(app, company, delivery(company, review, event))
    if (status >= 300) throw new Error(`the webhook was refused: ${status}`)
  }
  const days = `from=${at(400).slice(0, 10)}&to=${at(0).slice(0, 10)}`
  return {
    ...company,
    viewer,
    write: async (rating, daysAgo, { email = 'ada@example.org', product = 8001 } = {}) => {
      const number = 5000 + reviews.size
      const review = {
        id: number,
        rating,
        body: `The zip of bag ${number} broke.`,
        product_external_id: product,
        product_title: `Bag ${product}`,
        reviewer: { id: 1, name: 'Ada Byron', email, phone: null },
        created_at: at(daysAgo),
        updated_at: at(daysAgo),
      }
      await send(review, 'review/created')
      const { rows } = await app.owner.query<{ id: string }>(
        'select id from app.comments where company_id = $1 and external_id = $2',
        [company.companyId, String(number)],
      )
      const id = rows[0]?.id ?? ''
      reviews.set(id, review)
      return id
    },
    change: async (id, daysAgo, { rating, text }) => {
      const review = {
        ...reviews.get(id),
        ...(rating === undefined ? {} : { rating }),
        ...(text === undefined ? {} : { body: text }),
        updated_at: at(daysAgo),
      }
      reviews.set(id, review)
      await send(review, 'review/updated')
    },
    reply: async (id, daysAgo, { by = 'editor', composers = ['built-in'] } = {}) =>
      storeReply(app, company, id, { at: at(daysAgo), userId: await userOf(app, company, by), composers }),
    overview: async (query = '') =>
      (await viewer.get(`/api/analytics/outcomes?${days}&${query}`)).json['data'] as unknown as Outcomes,
    list: (query) => listAll(viewer, `${days}&${query}`),
  }
}

/** The state after a sent reply; `composers` lists the composer of each version, and the last one was sent. */
async function storeReply(
  app: TestApp,
  { companyId, brandId }: TestCompany,
  id: string,
  { at, userId, composers }: { at: string; userId: string; composers: string[] },
): Promise<void> {
  for (const [n, composer] of composers.entries())
    await app.owner.query(
      `insert into app.reply_versions (company_id, comment_id, version, text, composer, how, created_at)
       values ($1, $2, $3, 'We are sorry.', $4, $5, $6)`,
      [companyId, id, n + 1, composer === 'template' ? 'person' : composer, howOf(composer), at],
    )
  const last = composers.at(-1)
  const delivery = newId()
  await app.owner.query(
    `insert into app.deliveries (company_id, id, brand_id, comment_id, channel, state, version, text, hold_id, key, user_id,
       due_at, posted_at, created_at)
     values ($1, $2, $3, $4, 'platform', 'posted', 1, 'We are sorry.', $2, $4::uuid::text, $5, $6, $6, $6)`,
    [companyId, delivery, brandId, id, userId, at],
  )
  await app.owner.query(
    `update app.comments set status = 'sent', responded_at = $3, reply_text = 'We are sorry.', reply_version = $4,
       reply_composer = $5, delivery_id = $6 where company_id = $1 and id = $2`,
    [companyId, id, at, composers.length, last === 'template' ? 'person' : last, delivery],
  )
}

const howOf = (composer: string): string =>
  composer === 'template' ? 'template' : composer === 'person' ? 'edited' : 'generated'

async function listAll(viewer: Caller, query: string): ReturnType<OutcomeScene['list']> {
  const rows: OutcomeReview[] = []
  let cursor: string | null = ''
  let total = 0
  do {
    const more: string = cursor ? `&cursor=${cursor}` : ''
    const answer = await viewer.get(`/api/analytics/outcomes/reviews?limit=2&${query}${more}`)
    const page = answer.json as unknown as {
      data: OutcomeReview[]
      total: number
      pagination: { nextCursor: string | null }
    }
    if (answer.status !== 200) throw new Error(`no list: ${answer.text}`)
    rows.push(...page.data)
    total = page.total
    cursor = page.pagination.nextCursor
  } while (cursor)
  return { rows, total, ids: rows.map(({ id }) => id) }
}
