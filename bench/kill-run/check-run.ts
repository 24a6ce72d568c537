import { checkLedger } from '../../server/src/features/credits/index.ts'
import type { Browser } from './browser.ts'
import type { Environment } from './environment.ts'
import type { Shop } from './shop.ts'
import type { Interruptions } from './interruptions.ts'
import type { Work } from './work.ts'
import type { Posted } from './sandbox-client.ts'

export interface Findings {
  comments: number
  sent: number
  unknown: number
  /** Every violation found; empty when the run passed. */
  wrong: string[]
}

/** Compares what the API reported, what the database holds, what the sandbox recorded and what browsers received. */
export async function checkRun(environment: Environment, work: Work, interruptions: Interruptions): Promise<Findings> {
  const posts = await environment.sandbox.posts()
  const rows = await load(environment)
  const reported = new Map(work.written.attempts.map((attempt) => [attempt.commentId, attempt.reported]))
  const wrong = rows.flatMap((row) =>
    checkComment(row, reported.get(row.id) ?? null, posts.get(row.external_id) ?? [], interruptions),
  )
  const known = new Set(rows.map(({ external_id }) => external_id))
  for (const target of posts.keys())
    if (!known.has(target)) wrong.push(`posted to ${target}, which is not in the database`)
  for (const { problem } of (await checkLedger(environment.db)).problems) wrong.push(`ledger: ${problem}`)
  wrong.push(...(await checkCredits(environment)), ...(await checkShops(environment, work.shops)))
  for (const [shop, browser] of work.browsers) wrong.push(...(await checkBrowser(environment, shop, browser)))
  for (const pair of work.written.differingDuplicates) wrong.push(`one idempotency key, two answers: ${pair}`)
  if (work.staleSessions > 0) wrong.push(`${work.staleSessions} requests with signed-out sessions were answered`)
  if (work.tally.hung > 0) wrong.push(`${work.tally.hung} requests had no answer within a minute`)
  wrong.push(...checkBrokenConnections(environment, work), ...work.failures)
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

async function load({ owner }: Environment): Promise<Row[]> {
  const { rows } = await owner.query<Row>(
    `select c.id, c.external_id, c.status, c.reply_text as text, d.id as delivery, d.state, d.reason, h.state as hold
     from app.comments c left join app.deliveries d on d.company_id = c.company_id and d.id = c.delivery_id
     left join app.credit_holds h on h.company_id = d.company_id and h.id = d.hold_id`,
  )
  return rows
}

function checkComment(row: Row, reported: string | null, posts: Posted[], interruptions: Interruptions): string[] {
  const wrong: string[] = []
  const say = (what: string): void => void wrong.push(`comment ${row.id} (review ${row.external_id}): ${what}`)
  if (posts.length > 1) say(`posted ${posts.length} times`)
  if (row.status === 'sent' && posts[0]?.text !== row.text) say('sent, but the platform has another text or none')
  if (row.status !== 'sent' && row.state !== 'unknown' && posts.length > 0)
    say(`is published, but its status is ${row.status}`)
  if (row.state === 'unknown' && !row.reason) say('unknown without a reason')
  if (row.state === 'unknown' && !interruptions.inFlightAtKills.has(row.delivery ?? ''))
    say('unknown, but no process was killed while it was being sent')
  if (row.state === 'unknown' && row.hold !== 'open') say(`unknown, but its hold is ${row.hold}`)
  if (reported === 'sent' && row.status !== 'sent') say(`the API reported "sent", but its status is ${row.status}`)
  if (reported === 'sending' && row.status !== 'sent' && row.state !== 'unknown')
    say(`the API reported "sending", but its delivery is ${row.state}`)
  if (reported === 'undone' && posts.length > 0) say('was canceled, but is published')
  return wrong
}

async function checkCredits({ owner }: Environment): Promise<string[]> {
  const { rows } = await owner.query<{ charged: number; due: number; open: number; unknown: number }>(
    `select coalesce((select -sum(credits) from app.credit_entries where type = 'usage'), 0)::int as charged,
       ((select 2 * count(*) from app.reply_versions where composer <> 'person')
         + (select count(*) from app.deliveries where state = 'posted'))::int as due,
       (select count(*) from app.credit_holds where state = 'open')::int as open,
       (select count(*) from app.deliveries where state = 'unknown')::int as unknown`,
  )
  const [row] = rows
  if (!row) return ['no ledger']
  const wrong = row.charged === row.due ? [] : [`${row.charged} credits charged instead of ${row.due}`]
  return row.open === row.unknown ? wrong : [...wrong, `${row.open} holds open, ${row.unknown} replies unknown`]
}

async function checkShops({ owner }: Environment, shops: Shop[]): Promise<string[]> {
  const wrong: string[] = []
  for (const shop of shops) {
    const { rows: all } = await owner.query<{ external_id: string; platform: string; author_name: string }>(
      'select external_id, platform, author_name from app.comments where company_id = $1',
      [shop.companyId],
    )
    const brought = all.filter(({ platform }) => platform === 'import').map((row) => row.author_name)
    const isWhole = brought.length === shop.imported.size && brought.every((name) => shop.imported.has(name))
    if (!isWhole)
      wrong.push(`${shop.domain}: ${brought.length} of ${shop.imported.size} reviews were imported from files`)
    const rows = all.filter(({ platform }) => platform === 'judgeme')
    const here = new Set(rows.map((row) => row.external_id))
    const missing = [...shop.reviews].filter((id) => !here.has(id))
    if (missing.length > 0) wrong.push(`${shop.domain}: reviews ${missing.slice(0, 5).join(', ')} never arrived`)
    if (rows.length !== here.size) wrong.push(`${shop.domain}: a review is stored twice`)
  }
  return wrong
}

/** Every event since the tab opened, each exactly once and in order. */
async function checkBrowser({ owner }: Environment, shop: Shop, browser: Browser): Promise<string[]> {
  const [xid = '0', seq = '0'] = (browser.from ?? '0-0').split('-')
  const { rows } = await owner.query<{ id: string }>(
    `select xid::text || '-' || seq as id from app.events
     where company_id = $1 and (xid, seq) > ($2::xid8, $3::bigint) order by xid, seq`,
    [shop.companyId, xid, seq],
  )
  const received = browser.received.map(({ id }) => id)
  const once = new Set(received)
  const missed = rows.filter(({ id }) => !once.has(id)).length
  const wrong = missed > 0 ? [`${shop.domain}: its browser missed ${missed} of ${rows.length} events`] : []
  if (once.size !== received.length)
    wrong.push(`${shop.domain}: ${received.length - once.size} events were received twice`)
  if (missed === 0 && rows.some(({ id }, n) => id !== received[n]))
    wrong.push(`${shop.domain}: events arrived out of order`)
  if (browser.resets > 0) wrong.push(`${shop.domain}: its browser had to reset ${browser.resets} times`)
  return [...wrong, ...(await checkReplyEvents(owner, shop, browser))]
}

/** Every sent or unknown reply must have reached the browser as an event. */
async function checkReplyEvents(owner: Environment['owner'], shop: Shop, browser: Browser): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select comment_id as id from app.deliveries where company_id = $1 and state in ('posted', 'unknown')`,
    [shop.companyId],
  )
  const replies = new Set(browser.received.filter(({ event }) => event === 'reply').map(({ ref }) => ref))
  const silent = rows.filter(({ id }) => !replies.has(id)).length
  return silent === 0 ? [] : [`${shop.domain}: ${silent} replies were sent without an event`]
}

const NEAR_A_KILL_MS = 3000

/** A connection may break only when a web server is killed. */
function checkBrokenConnections({ machines }: Environment, { tally }: Work): string[] {
  const kills = machines.filter(({ role }) => role === 'web').flatMap(({ killedAt }) => killedAt)
  const without = tally.brokenAt.filter((at) => !kills.some((kill) => at >= kill - 50 && at < kill + NEAR_A_KILL_MS))
  return without.length === 0 ? [] : [`${without.length} connections broke without a kill`]
}
