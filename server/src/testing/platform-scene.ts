import { randomBytes } from 'node:crypto'
import type { Caller } from './caller.ts'
import { decide } from './consent.ts'
import { makeCompany, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export const commentPlatforms = ['judgeme', 'yotpo', 'shopify', 'instagram', 'facebook', 'tiktok'] as const
export type CommentPlatform = (typeof commentPlatforms)[number]

export interface PlatformScene extends Omit<TestCompany, 'comments'> {
  platform: CommentPlatform
  admin: Caller
  /** The id that the platform gave the account. */
  account: string
  /** Writes a comment on the platform and returns its id. */
  write(text: string, webhook?: string): Promise<string>
  /** Its author edits the text. */
  edit(externalId: string, text: string, webhook?: string): Promise<void>
  /** The merchant replies on the platform's own screen. */
  answerThere(externalId: string, text: string, webhook?: string): Promise<void>
  comments(): Promise<Stored[]>
  arrived(externalId: string): Promise<Stored>
  connection(): Promise<Connection>
  /** Requests a sync and waits for its end, successful or not. */
  sync(): Promise<Connection>
  /** A draft with exactly this text, ready to be sent as the returned version. */
  draft(externalId: string, text: string): Promise<{ id: string; version: number }>
  /** The replies that the platform accepted for this comment. */
  record(externalId: string): Promise<string[]>
}

export interface Stored {
  id: string
  external_id: string
  content: string
  published: boolean
  status: string
  reply_text: string | null
  reply_composer: string | null
  answered_elsewhere: boolean
}

export interface Connection {
  id: string
  state: string
  last_error: string | null
  next_sync_at: Date | null
}

/** A company that connected the platform as merchants do, with everything imported. */
export async function platformScene(app: TestApp, platform: CommentPlatform): Promise<PlatformScene> {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const account = await connect(app, company, admin, platform)
  const own = sceneOf(app, { company, admin, account, platform })
  await until('the import', async () => {
    const { rowCount } = await app.owner.query(
      `select 1 from app.job_runs j join app.connections c on c.company_id = j.company_id and c.backfill_job_id = j.id
       where j.company_id = $1 and c.platform = $2 and j.state = 'done'`,
      [company.companyId, platform],
    )
    return rowCount === 1
  })
  return { ...company, platform, admin, account, ...own }
}

interface Parts {
  company: TestCompany
  admin: Caller
  account: string
  platform: CommentPlatform
}

function sceneOf(app: TestApp, { company, admin, account, platform }: Parts) {
  const comments = async (): Promise<Stored[]> => {
    const { rows } = await app.owner.query<Stored>(
      `select id, external_id, content, published, status, reply_text, reply_composer, answered_elsewhere from app.comments
       where company_id = $1 and platform = $2`,
      [company.companyId, platform],
    )
    return rows
  }
  const arrived = (externalId: string) =>
    until(`the comment ${externalId}`, async () =>
      (await comments()).find(({ external_id }) => external_id === externalId),
    )
  const connection = async (): Promise<Connection> => {
    const { rows } = await app.owner.query<Connection>(
      'select id, state, last_error, next_sync_at from app.connections where company_id = $1 and platform = $2',
      [company.companyId, platform],
    )
    if (!rows[0]) throw new Error('there is no connection')
    return rows[0]
  }
  const sync = async (): Promise<Connection> => {
    // A sync that started earlier may end in the meantime; then the connection is immediately due again.
    await admin.call('POST', `/api/connections/${platform}/sync`)
    return until('the end of the sync', async () => {
      const now = await connection()
      return now.next_sync_at !== null && now.next_sync_at > app.services.now() && now
    })
  }
  return {
    comments,
    arrived,
    connection,
    sync,
    ...playing(app, platform, account),
    draft: async (externalId: string, text: string) => {
      const { id } = await arrived(externalId)
      const made = await admin.post('/api/comments/generate', { commentId: id })
      const edited = await admin.call('PUT', `/api/comments/${id}/draft`, { text, version: 1 })
      if (made.status !== 200 || edited.status !== 200) throw new Error(`no draft: ${made.text} ${edited.text}`)
      return { id, version: 2 }
    },
    record: async (externalId: string) => {
      const { data = [] } = (await app.control('GET', `/_/record?platform=${platform}`)).json
      return data.filter(({ target }) => target === externalId).map(({ text }) => String(text))
    },
  }
}

/** Actions of people on the platform. */
function playing(app: TestApp, platform: CommentPlatform, account: string) {
  const isReview = platform === 'judgeme' || platform === 'yotpo'
  const place = isReview ? 'reviews' : platform === 'shopify' ? 'metaobjects' : 'comments'
  const control = async (method: string, path: string, body: object): Promise<string> => {
    const { status, json } = await app.control(method, path, body)
    if (status >= 300) throw new Error(`the sandbox refused ${path}: ${JSON.stringify(json)}`)
    return String(json['id'])
  }
  return {
    write: (text: string, webhook = 'once') => {
      const review = { platform, shop: account, rating: 2, text, name: 'Ada', webhook }
      const entry = { shop: account, rating: 2, body: text, author: 'Ada', webhook }
      const comment = { platform, account, text, username: 'ada', webhook }
      return control('POST', `/_/${place}`, isReview ? review : platform === 'shopify' ? entry : comment)
    },
    edit: async (externalId: string, text: string, webhook = 'once') => {
      const change = platform === 'shopify' ? { body: text, webhook } : { text, webhook }
      await control('PUT', `/_/${place}/${externalId}`, change)
    },
    answerThere: async (externalId: string, text: string, webhook = 'once') => {
      await control('POST', '/_/answers', { platform, target: externalId, text, webhook })
    },
  }
}

async function connect(app: TestApp, company: TestCompany, admin: Caller, platform: CommentPlatform): Promise<string> {
  const tag = randomBytes(6).toString('hex')
  const shop = `shop-${tag}.myshopify.com`
  if (platform === 'judgeme') {
    await app.control('POST', '/_/shops', { platform, shop, token: `jm_test_${tag}` })
    const answer = await admin.call('POST', '/api/connections/judgeme', { shopDomain: shop, token: `jm_test_${tag}` })
    if (answer.status !== 200) throw new Error(answer.text)
    return shop
  }
  const consent = async (path: string, account: string): Promise<void> => {
    const where = (await admin.raw('GET', path)).headers.get('location') ?? ''
    const back = await decide(where.replace('/app/#/', '/app/'), account)
    const end = (await admin.raw('GET', back.pathname + back.search)).headers.get('location') ?? ''
    if (!end.startsWith('/connect/done')) throw new Error(`not connected: ${where} ${end}`)
  }
  const brand = `company=${company.brandId}`
  if (platform === 'shopify' || platform === 'yotpo') {
    await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Mugs' })
    await consent(`/integration/shopify/?${brand}&shop=${shop}`, shop)
    if (platform === 'shopify') return shop
    await app.control('POST', '/_/shops', { platform, shop: `store${tag}`, token: 'secret', name: 'Mugs' })
    await consent(`/integration/yotpo/auth?${brand}`, `store${tag}`)
    return `store${tag}`
  }
  const account = platform === 'tiktok' ? `o_${tag}` : `9${BigInt(`0x${tag}`)}`
  await app.control('POST', '/_/accounts', { platform, account, name: 'Mugs' })
  await consent(`/integration/${platform}/?${brand}`, account)
  return account
}
