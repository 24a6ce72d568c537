import { checkLedger } from '../features/credits/index.ts'
import type { SendAttempt, RestartingServer } from './restarting-server.ts'
import type { TestApp } from './test-app.ts'

export interface Findings {
  comments: number
  kills: number
  sent: number
  unknown: number
  /** Requests in flight at a kill. */
  begunAtKills: number
  /** Unknown replies whose request wasn't in flight at any kill. */
  unknownWithoutRequest: number
  postedTwice: number
  /** Reported as sent but missing on the platform, or there with different text. */
  lost: number
  charged: number
  shouldBeCharged: number
  openHolds: number
  wrongInLedger: string[]
  loggedErrors: string[]
  meanStartMs: number
}

export interface Figures extends Findings {
  /** Requests that users had to repeat. */
  repeats: number
  seconds: number
}

interface Row {
  status: string
  text: string | null
  version: number | null
  external_id: string
  state: string | null
  delivery: string | null
}

/** Compares what the API reported, what the database holds and what the sandbox recorded. */
export async function checkRun(app: TestApp, attempts: SendAttempt[], server: RestartingServer): Promise<Findings> {
  const record = (await app.control('GET', '/_/record?platform=judgeme')).json.data ?? []
  const posts = Map.groupBy(record, (entry) => String(entry['target']))
  const rows = await Promise.all(attempts.map((attempt) => load(app, attempt)))
  const textsOf = (row: Row): unknown[] => (posts.get(row.external_id) ?? []).map((entry) => entry['text'])
  const sent = rows.filter(({ status }) => status === 'sent')
  const money = await readMoney(app)
  return {
    comments: attempts.length,
    kills: server.kills,
    sent: sent.length,
    unknown: rows.filter(({ state }) => state === 'unknown').length,
    begunAtKills: server.begunAtKills.size,
    unknownWithoutRequest: rows.filter(
      ({ state, delivery }) => state === 'unknown' && !server.begunAtKills.has(delivery ?? ''),
    ).length,
    postedTwice: rows.filter((row) => textsOf(row).length > 1).length,
    lost: rows.filter((row, n) => isLost(row, textsOf(row), attempts[n]?.outcome ?? null)).length,
    charged: money.charged,
    shouldBeCharged: sum(rows.map(({ version }) => 2 * (version ?? 0))) + sent.length,
    openHolds: money.open,
    wrongInLedger: (await checkLedger(app.db)).problems.map(({ problem }) => problem),
    loggedErrors: server.errors,
    meanStartMs: Math.round(sum(server.startMs) / server.startMs.length),
  }
}

function isLost(row: Row, texts: unknown[], reported: SendAttempt['outcome']): boolean {
  if (row.state === 'unknown') return reported !== 'unknown' && reported !== 'sent'
  return row.status !== 'sent' || texts[0] !== row.text
}

async function load({ owner }: TestApp, { company, commentId }: SendAttempt): Promise<Row> {
  const { rows } = await owner.query<Row>(
    `select c.status, c.reply_text as text, c.reply_version as version, c.external_id, d.state, d.id as delivery from app.comments c
     left join app.deliveries d on d.company_id = $1 and d.id = c.delivery_id where c.company_id = $1 and c.id = $2`,
    [company.companyId, commentId],
  )
  if (!rows[0]) throw new Error('a comment is gone')
  return rows[0]
}

async function readMoney({ owner }: TestApp): Promise<{ charged: number; open: number }> {
  const { rows } = await owner.query<{ charged: number; open: number }>(
    `select coalesce((select -sum(credits) from app.credit_entries where type = 'usage'), 0)::int as charged,
       (select count(*) from app.credit_holds where state = 'open')::int as open`,
  )
  return rows[0] ?? { charged: 0, open: 0 }
}

const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + n, 0)
