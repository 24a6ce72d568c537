import { type SendAttempt, RestartingServer } from './restarting-server.ts'
import { randomUUID } from 'node:crypto'
import { checkRun, type Figures } from './kill-run-findings.ts'
import { makeCompany } from './make-company.ts'
import type { Answer } from './caller.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export interface KillRun {
  /** Comments that are each generated and sent. */
  comments: number
  /** Kills, spread over the requests that the journeys make at least. */
  kills: number
  seed: number
}

const COMPANIES = 5

/** Generates and sends while the server is killed at random moments; returns the findings. */
export async function killRun(app: TestApp, { comments, kills, seed }: KillRun): Promise<Figures> {
  const began = performance.now()
  const random = seeded(seed)
  const attempts = await setOut(app, comments)
  const server = new RestartingServer(app)
  await server.start()
  const walking = walkAll(server, attempts, random)
  const killing = server.killAt(momentsOf(comments, kills, random), random)
  const arrived = await Promise.all([walking, killing])
  await until('everything has settled', () => isSettled(app))
  const found = await checkRun(app, attempts, server)
  await server.end()
  return { ...found, repeats: arrived[0], seconds: Math.round((performance.now() - began) / 100) / 10 }
}

/** Requests started before each kill: every comment takes two, so each moment is reached. */
function momentsOf(comments: number, kills: number, random: () => number): number[] {
  const asks = 2 * comments - COMPANIES
  return Array.from({ length: kills }, (_, n) => Math.ceil(((n + random()) / kills) * asks))
}

async function setOut(app: TestApp, comments: number): Promise<SendAttempt[]> {
  const attempts: SendAttempt[] = []
  for (let n = 0; n < COMPANIES; n++) {
    const company = await makeCompany(app, { credits: 10 * comments })
    const share = Math.ceil((comments - attempts.length) / (COMPANIES - n))
    const texts = Array.from({ length: share }, (_, i) => `The zip broke after ${i + 2} weeks.`)
    for (const commentId of await company.comments(texts)) attempts.push({ company, commentId, outcome: null })
  }
  return attempts
}

async function walkAll(server: RestartingServer, attempts: SendAttempt[], random: () => number): Promise<number> {
  const byCompany = Map.groupBy(attempts, ({ company }) => company)
  const repeats = await Promise.all([...byCompany].map(([, all]) => walkInTurn(server, all, random)))
  return repeats.reduce((sum, n) => sum + n, 0)
}

async function walkInTurn(server: RestartingServer, attempts: SendAttempt[], random: () => number): Promise<number> {
  let repeats = 0
  for (const attempt of attempts) {
    const ask = async (path: string, body: object, key: string): Promise<Answer> => {
      for (;;) {
        const answer = await server.ask(attempt.company, path, body, key)
        if (answer && (answer.status === 200 || !askAgain.includes(String(answer.json['code'])))) return answer
        repeats += 1
        await new Promise((resume) => setTimeout(resume, 100))
      }
    }
    const made = await ask('/api/comments/generate', { commentId: attempt.commentId }, randomUUID())
    if (made.status !== 200) throw new Error(`generate: ${made.text}`)
    const body = { version: Number(made.json['data']?.['version']), delaySeconds: random() < 0.2 ? 1 : 0 }
    const sent = await ask(`/api/comments/${attempt.commentId}/send`, body, randomUUID())
    const code = String(sent.json['code'])
    if (sent.status !== 200 && code !== 'DELIVERY_UNKNOWN') throw new Error(`send: ${sent.text}`)
    attempt.outcome = sent.status === 200 ? 'sent' : 'unknown'
  }
  return repeats
}

const askAgain = [
  'IN_PROGRESS',
  'DELIVERY_FAILED',
  'GENERATION_FAILED',
  'RATE_LIMIT_EXCEEDED',
  'NOT_READY',
  'SERVICE_UNAVAILABLE',
  'INTERNAL',
]

async function isSettled({ owner }: TestApp): Promise<boolean> {
  const { rows } = await owner.query<{ n: number }>(
    `select (select count(*) from app.deliveries where state in ('queued', 'sending'))::int
       + (select count(*) from app.credit_holds where state = 'open' and action = 'generate')::int as n`,
  )
  return rows[0]?.n === 0
}

/** Mulberry32: the same seed gives the same moments. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
