import { inboxStatement } from '../server/src/features/comments/list/list-comments.ts'
import type { Caller } from '../server/src/testing/caller.ts'
import { inProcess, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import type { Environment } from './environment.ts'
import { interleave } from './interleave.ts'

export const INBOX = '/api/comments?status=pending&limit=20'
const PAGES = 500

/** The inbox call compared with its own statement, then page 500 compared with page 1. */
export async function measureInbox(environment: Environment, company: Company): Promise<Figure[]> {
  const caller = await signIn(company, inProcess(environment))
  const raw = await interleave(
    600,
    () => read(caller, INBOX),
    () => readRaw(environment, company),
  )
  const deep = await pageAddress(caller, PAGES)
  const paged = await interleave(
    300,
    () => read(caller, deep),
    () => read(caller, INBOX),
  )
  return [
    {
      name: 'inbox call / raw SQL, p50',
      value: raw.ours / raw.raw,
      unit: 'x',
      bound: { most: 4 },
      aim: 2.5,
      from: `${raw.ours.toFixed(2)} ms / ${raw.raw.toFixed(2)} ms, in one process, 100,000 comments`,
      source: `${enterCompany('COMPANY')}; ${statement.replace(/\s+/g, ' ')}; commit`,
    },
    {
      name: `inbox page ${PAGES} / page 1, p50`,
      value: paged.ours / paged.raw,
      unit: 'x',
      bound: { most: 1.5 },
      from: `${paged.ours.toFixed(2)} ms / ${paged.raw.toFixed(2)} ms`,
    },
  ]
}

export const statement = inboxStatement({ status: true, platform: false, before: false }, 21)
export const statementValues = ({ companyId, brandId }: Company): unknown[] => [companyId, brandId, 'pending']

export const enterCompany = (companyId: string): string =>
  `begin; set local role app_tenant; set local app.company_id = '${companyId}'`

async function readRaw({ db }: Environment, company: Company): Promise<void> {
  const client = await db.global.$client.connect()
  try {
    await client.query(enterCompany(company.companyId))
    const { rows } = await client.query({ name: 'bench.inbox', text: statement, values: statementValues(company) })
    if (rows.length !== 21) throw new Error(`the raw statement found ${rows.length} rows`)
    await client.query('commit')
  } finally {
    client.release()
  }
}

export async function read(caller: Caller, path: string): Promise<string> {
  const response = await caller.raw('GET', path)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`)
  return text
}

async function pageAddress(caller: Caller, page: number): Promise<string> {
  let address = INBOX
  for (let n = 1; n < page; n++) {
    const { pagination } = JSON.parse(await read(caller, address)) as { pagination: { nextCursor: string | null } }
    if (!pagination.nextCursor) throw new Error(`the list ends at page ${n}`)
    address = `${INBOX}&cursor=${encodeURIComponent(pagination.nextCursor)}`
  }
  return address
}
