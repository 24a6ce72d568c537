import { randomUUID } from 'node:crypto'
import { newId } from '../server/src/db/ids.ts'
import type { Caller } from '../server/src/testing/caller.ts'
import { storeComments } from '../server/src/features/comments/index.ts'
import { sample } from '../server/src/testing/make-company.ts'
import { inProcess, makeCompany, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import type { Environment } from './environment.ts'
import { enterCompany } from './measure-inbox.ts'
import { interleave, median, perSecond } from './interleave.ts'

// A company can request 300 replies in a minute, so the load is spread over many.
const COMPANIES = 48
const TURNS = 1200
const ROUNDS = 6
const PER_ROUND = 480
const AT_ONCE = 8

/** A whole generate call with a model that responds immediately, compared with only spending the credits. */
export async function measureGenerate(environment: Environment): Promise<Figure[]> {
  const payers = await Promise.all(Array.from({ length: COMPANIES }, () => makeCompany(environment)))
  const writers = await makeWriters(environment, COMPANIES, (TURNS * 1.25 + PER_ROUND * (ROUNDS + 1)) / COMPANIES + 1)
  const write = async (n: number) => writers[n % COMPANIES]?.()
  const spend = (n: number) => spendRaw(environment, payers[n % COMPANIES])
  const single = await interleave(TURNS, write, spend)
  const many = { ours: [] as number[], raw: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const speeds = [await perSecond(PER_ROUND, AT_ONCE, write), await perSecond(PER_ROUND * 4, AT_ONCE, spend)] as const
    if (round === 0) continue
    many.ours.push(speeds[0])
    many.raw.push(speeds[1])
  }
  return [
    figure('one after the other', 1000 / single.ours, 1000 / single.raw),
    figure(`${AT_ONCE} at once`, median(many.ours), median(many.raw)),
  ]
}

const figure = (how: string, ours: number, raw: number): Figure => ({
  name: `generate / raw spends, ${how}`,
  value: ours / raw,
  unit: 'x',
  bound: { least: 0.2 },
  from: `${ours.toFixed(0)} / s against ${raw.toFixed(0)} / s, model without delay, durable commits`,
  source: `${enterCompany('COMPANY')}; ${[takeSql, entrySql].join('; ').replace(/\s+/g, ' ')}; commit`,
})

/** One function for each company: writes a reply to the next of its comments. */
export async function makeWriters(
  environment: Environment,
  companies: number,
  each: number,
  fetch = inProcess(environment),
): Promise<(() => Promise<void>)[]> {
  return Promise.all(
    Array.from({ length: companies }, async () => {
      const company = await makeCompany(environment)
      const ids = await addComments(company, each)
      const caller = await signIn(company, fetch)
      return () => writeReply(caller, ids.pop())
    }),
  )
}

async function addComments({ companyId, ctx }: Company, count: number): Promise<string[]> {
  const incoming = Array.from({ length: count }, (_, n) => sample(String(n), ctx.now(), n))
  const source = { platform: 'judgeme', timezone: 'UTC', quiet: true }
  return ctx.tx(async (tx) => {
    await storeComments(tx, ctx, source, incoming)
    const text = 'select id from app.comments where company_id = $1'
    const { rows } = await tx.$client.query<{ id: string }>(text, [companyId])
    return rows.map((row) => row.id)
  })
}

async function writeReply(caller: Caller, commentId: string | undefined): Promise<void> {
  if (!commentId) throw new Error('too few comments to write replies to')
  const body = JSON.stringify({ commentId })
  const headers = { 'idempotency-key': randomUUID(), 'content-length': String(body.length) }
  const answer = await caller.call('POST', '/api/comments/generate', body, headers)
  if (answer.status !== 200) throw new Error(`generate: ${answer.status} ${answer.text}`)
}

const takeSql = `update app.credit_accounts set used = used + 2, booked = booked - 2, seq = seq + 1, head = sha256(head || convert_to($2, 'UTF8'))
  where company_id = $1 and used + 2 <= total returning seq, head, booked as balance`
const entrySql = `insert into app.credit_entries (company_id, seq, id, type, credits, balance_after, hold_id, created_at, hash)
  values ($1, $2, $3, 'usage', -2, $4, $5, now(), $6)`

export async function spendRaw({ db }: Environment, payer: Company | undefined): Promise<void> {
  if (!payer) throw new Error('no company to pay')
  const { companyId } = payer
  const [id, holdId] = [newId(), newId()]
  const client = await db.global.$client.connect()
  try {
    await client.query(enterCompany(companyId))
    const taken = await client.query<{ seq: string; head: Buffer; balance: number }>({
      name: 'bench.take',
      text: takeSql,
      values: [companyId, id],
    })
    const account = taken.rows[0]
    const values = [companyId, account?.seq, id, account?.balance, holdId, account?.head]
    await client.query({ name: 'bench.entry', text: entrySql, values })
    await client.query('commit')
  } finally {
    client.release()
  }
}
