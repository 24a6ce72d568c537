import { until } from './until.ts'
import type { Answer, Caller } from './caller.ts'
import { PASSWORD, type TestCompany } from './make-company.ts'
import { startChild, type Child } from './child.ts'
import { checkLedger } from '../features/credits/index.ts'
import type { TestApp } from './test-app.ts'

/** One comment on its way to an answer, by a person who asks again whenever the line breaks. */
export interface Journey {
  company: TestCompany
  commentId: string
  outcome: 'sent' | 'unknown' | null
}

/** The server that comes back each time, and the people who sign in to it once. */
export class Revived {
  kills = 0
  /** Sends whose request had begun when the server was killed: no others may become unknown. */
  readonly begunAtKills = new Set<string>()
  readonly startMs: number[] = []
  readonly errors: string[] = []
  readonly #app: TestApp
  readonly #callers = new Map<TestCompany, Caller>()
  #child: Child | null = null
  #asked = 0

  constructor(app: TestApp) {
    this.#app = app
  }

  async start(): Promise<void> {
    const began = performance.now()
    const { url, ownerUrl, sandbox } = this.#app
    this.#child = await startChild({ url, ownerUrl, outbound: sandbox.url })
    this.startMs.push(performance.now() - began)
  }

  async end(): Promise<void> {
    this.#note()
    await this.#child?.kill()
  }

  /** Null when the line broke or the server is away. */
  async ask(company: TestCompany, path: string, body: object, key: string): Promise<Answer | null> {
    const child = this.#child
    if (!child) return null
    this.#asked += 1
    try {
      const caller = this.#callers.get(company) ?? (await this.#signIn(company))
      return await child.caller(caller).post(path, body, key)
    } catch {
      return null
    }
  }

  async #signIn(company: TestCompany): Promise<Caller> {
    const caller = this.#child?.caller()
    const answer = await caller?.signIn(company.emails.editor, PASSWORD)
    if (!caller || answer?.status !== 200) throw new Error(`sign-in: ${answer?.text}`)
    caller.brand = company.brandId
    this.#callers.set(company, caller)
    return caller
  }

  async killAt(moments: number[], random: () => number): Promise<void> {
    for (const moment of moments) {
      if (random() < 0.3) await this.#slowReply()
      await until('enough requests have begun', () => Promise.resolve(this.#asked >= moment), 60_000)
      await new Promise((resume) => setTimeout(resume, random() * 200))
      this.#note()
      const child = this.#child
      this.#child = null
      await child?.kill()
      this.kills += 1
      await this.#noteBegun()
      await this.start()
    }
  }

  async #slowReply(): Promise<void> {
    await this.#app.play('POST', '/_/faults', { platform: 'judgeme', fault: 'slow', times: 1, path: '/replies' })
  }

  #note(): void {
    this.errors.push(...(this.#child?.lines ?? []).filter((line) => line.includes('"level":50')))
  }

  async #noteBegun(): Promise<void> {
    const { rows } = await this.#app.owner.query<{ id: string }>(
      `select id from app.deliveries where state = 'sending'`,
    )
    for (const { id } of rows) this.begunAtKills.add(id)
  }
}

export interface Findings {
  comments: number
  kills: number
  sent: number
  unknown: number
  /** Requests that had begun when a kill struck. */
  begunAtKills: number
  /** Unknown ones whose request had not begun at any kill. */
  unknownWithoutRequest: number
  postedTwice: number
  /** Answered "sent" and not on the platform, or on the platform with another text. */
  lost: number
  charged: number
  shouldBeCharged: number
  openHolds: number
  wrongInLedger: string[]
  loggedErrors: string[]
  meanStartMs: number
}

export interface Figures extends Findings {
  /** Requests that people had to repeat. */
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

/** Compares what people were told, what the database says and what the world saw. */
export async function judge(app: TestApp, journeys: Journey[], server: Revived): Promise<Findings> {
  const record = (await app.play('GET', '/_/record?platform=judgeme')).json.data ?? []
  const posts = Map.groupBy(record, (entry) => String(entry['target']))
  const rows = await Promise.all(journeys.map((journey) => load(app, journey)))
  const textsOf = (row: Row): unknown[] => (posts.get(row.external_id) ?? []).map((entry) => entry['text'])
  const sent = rows.filter(({ status }) => status === 'sent')
  const money = await readMoney(app)
  return {
    comments: journeys.length,
    kills: server.kills,
    sent: sent.length,
    unknown: rows.filter(({ state }) => state === 'unknown').length,
    begunAtKills: server.begunAtKills.size,
    unknownWithoutRequest: rows.filter(
      ({ state, delivery }) => state === 'unknown' && !server.begunAtKills.has(delivery ?? ''),
    ).length,
    postedTwice: rows.filter((row) => textsOf(row).length > 1).length,
    lost: rows.filter((row, n) => isLost(row, textsOf(row), journeys[n]?.outcome ?? null)).length,
    charged: money.charged,
    shouldBeCharged: sum(rows.map(({ version }) => 2 * (version ?? 0))) + sent.length,
    openHolds: money.open,
    wrongInLedger: (await checkLedger(app.db)).map(({ problem }) => problem),
    loggedErrors: server.errors,
    meanStartMs: Math.round(sum(server.startMs) / server.startMs.length),
  }
}

function isLost(row: Row, texts: unknown[], told: Journey['outcome']): boolean {
  if (row.state === 'unknown') return told !== 'unknown' && told !== 'sent'
  return row.status !== 'sent' || texts[0] !== row.text
}

async function load({ owner }: TestApp, { company, commentId }: Journey): Promise<Row> {
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
