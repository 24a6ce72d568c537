import { checkLedger } from '../../server/src/features/credits/index.ts'
import type { Browser } from './browser.ts'
import type { Ground } from './ground.ts'
import type { Shop } from './shop.ts'
import type { Trouble } from './trouble.ts'
import type { Work } from './work.ts'
import type { Posted } from './world.ts'

export interface Findings {
  comments: number
  sent: number
  unknown: number
  /** Everything that must not be; empty when all is well. */
  wrong: string[]
}

/** Compares what people were told, what the database says, what the world saw and what the browsers heard. */
export async function judge(ground: Ground, work: Work, trouble: Trouble): Promise<Findings> {
  const posts = await ground.world.posts()
  const rows = await load(ground)
  const told = new Map(work.written.journeys.map((journey) => [journey.commentId, journey.told]))
  const wrong = rows.flatMap((row) =>
    judgeComment(row, told.get(row.id) ?? null, posts.get(row.external_id) ?? [], trouble),
  )
  const known = new Set(rows.map(({ external_id }) => external_id))
  for (const target of posts.keys()) if (!known.has(target)) wrong.push(`posted to ${target}, which nobody knows`)
  for (const { problem } of await checkLedger(ground.db)) wrong.push(`ledger: ${problem}`)
  wrong.push(...(await judgeMoney(ground)), ...(await judgeShops(ground, work.shops)))
  for (const [shop, browser] of work.browsers) wrong.push(...(await judgeBrowser(ground, shop, browser)))
  for (const pair of work.written.unlikeTwins) wrong.push(`one key, two answers: ${pair}`)
  if (work.stillSignedIn > 0)
    wrong.push(`${work.stillSignedIn} requests of sessions that were signed out were answered`)
  if (work.tally.hung > 0) wrong.push(`${work.tally.hung} requests had no answer within a minute`)
  wrong.push(...judgeBroken(ground, work), ...work.failures)
  const count = (state: string): number => rows.filter((row) => row.state === state).length
  return {
    comments: rows.length,
    sent: rows.filter(({ status }) => status === 'sent').length,
    unknown: count('unknown'),
    wrong,
  }
}

interface Row {
  id: string
  external_id: string
  status: string
  text: string | null
  delivery: string | null
  state: string | null
  reason: string | null
  hold: string | null
}

async function load({ owner }: Ground): Promise<Row[]> {
  const { rows } = await owner.query<Row>(
    `select c.id, c.external_id, c.status, c.reply_text as text, d.id as delivery, d.state, d.reason, h.state as hold
     from app.comments c left join app.deliveries d on d.company_id = c.company_id and d.id = c.delivery_id
     left join app.credit_holds h on h.company_id = d.company_id and h.id = d.hold_id`,
  )
  return rows
}

function judgeComment(row: Row, told: string | null, posts: Posted[], trouble: Trouble): string[] {
  const wrong: string[] = []
  const say = (what: string): void => void wrong.push(`comment ${row.id} (review ${row.external_id}): ${what}`)
  if (posts.length > 1) say(`posted ${posts.length} times`)
  if (row.status === 'sent' && posts[0]?.text !== row.text) say('sent, but another text or none stands there')
  if (row.status !== 'sent' && row.state !== 'unknown' && posts.length > 0) say(`stands there, but is ${row.status}`)
  if (row.state === 'unknown' && !row.reason) say('unknown without a cause')
  if (row.state === 'unknown' && !trouble.begunAtKills.has(row.delivery ?? ''))
    say('unknown, but nobody was killed while it was sent')
  if (row.state === 'unknown' && row.hold !== 'open') say(`unknown, but its hold is ${row.hold}`)
  if (told === 'sent' && row.status !== 'sent') say(`its person was told "sent", and it is ${row.status}`)
  if (told === 'sending' && row.status !== 'sent' && row.state !== 'unknown') say(`was to be sent, and is ${row.state}`)
  if (told === 'undone' && posts.length > 0) say('was undone, and stands there')
  return wrong
}

async function judgeMoney({ owner }: Ground): Promise<string[]> {
  const { rows } = await owner.query<{ charged: number; due: number; open: number; unknown: number }>(
    `select coalesce((select -sum(credits) from app.credit_entries where type = 'usage'), 0)::int as charged,
       ((select 2 * count(*) from app.reply_versions where composer <> 'person')
         + (select count(*) from app.deliveries where state = 'posted'))::int as due,
       (select count(*) from app.credit_holds where state = 'open')::int as open,
       (select count(*) from app.deliveries where state = 'unknown')::int as unknown`,
  )
  const [row] = rows
  if (!row) return ['no ledger']
  const wrong = row.charged === row.due ? [] : [`${row.charged} credits charged, ${row.due} would be right`]
  return row.open === row.unknown ? wrong : [...wrong, `${row.open} holds open, ${row.unknown} replies unknown`]
}

async function judgeShops({ owner }: Ground, shops: Shop[]): Promise<string[]> {
  const wrong: string[] = []
  for (const shop of shops) {
    const { rows: all } = await owner.query<{ external_id: string; platform: string; author_name: string }>(
      'select external_id, platform, author_name from app.comments where company_id = $1',
      [shop.companyId],
    )
    const brought = all.filter(({ platform }) => platform === 'import').map((row) => row.author_name)
    const isWhole = brought.length === shop.imported.size && brought.every((name) => shop.imported.has(name))
    if (!isWhole) wrong.push(`${shop.domain}: ${brought.length} of ${shop.imported.size} reviews came in by file`)
    const rows = all.filter(({ platform }) => platform === 'judgeme')
    const here = new Set(rows.map((row) => row.external_id))
    const missing = [...shop.reviews].filter((id) => !here.has(id))
    if (missing.length > 0) wrong.push(`${shop.domain}: reviews ${missing.slice(0, 5).join(', ')} never came in`)
    if (rows.length !== here.size) wrong.push(`${shop.domain}: a review came in twice`)
  }
  return wrong
}

/** Every event behind the place where the tab was opened, each once and in order. */
async function judgeBrowser({ owner }: Ground, shop: Shop, browser: Browser): Promise<string[]> {
  const [xid = '0', seq = '0'] = (browser.from ?? '0-0').split('-')
  const { rows } = await owner.query<{ id: string }>(
    `select xid::text || '-' || seq as id from app.events
     where company_id = $1 and (xid, seq) > ($2::xid8, $3::bigint) order by xid, seq`,
    [shop.companyId, xid, seq],
  )
  const heard = browser.heard.map(({ id }) => id)
  const once = new Set(heard)
  const missed = rows.filter(({ id }) => !once.has(id)).length
  const wrong = missed > 0 ? [`${shop.domain}: its browser missed ${missed} of ${rows.length} events`] : []
  if (once.size !== heard.length) wrong.push(`${shop.domain}: ${heard.length - once.size} events were heard twice`)
  if (missed === 0 && rows.some(({ id }, n) => id !== heard[n])) wrong.push(`${shop.domain}: events came out of order`)
  if (browser.resets > 0) wrong.push(`${shop.domain}: its browser was told to begin anew ${browser.resets} times`)
  return [...wrong, ...(await judgeChanges(owner, shop, browser))]
}

/** What changed since must have been told by name, or as one of many. */
async function judgeChanges(owner: Ground['owner'], shop: Shop, browser: Browser): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select comment_id as id from app.deliveries where company_id = $1 and state in ('posted', 'unknown')`,
    [shop.companyId],
  )
  const replies = new Set(browser.heard.filter(({ event }) => event === 'reply').map(({ ref }) => ref))
  const silent = rows.filter(({ id }) => !replies.has(id)).length
  return silent === 0 ? [] : [`${shop.domain}: ${silent} replies went out unheard`]
}

const NEAR_A_KILL_MS = 3000

/** A line may break only when a server behind it is killed. */
function judgeBroken({ machines }: Ground, { tally }: Work): string[] {
  const kills = machines.filter(({ role }) => role === 'web').flatMap(({ killedAt }) => killedAt)
  const without = tally.brokenAt.filter((at) => !kills.some((kill) => at >= kill - 50 && at < kill + NEAR_A_KILL_MS))
  return without.length === 0 ? [] : [`${without.length} lines broke without a kill`]
}
