import type { Ctx } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { TestCompany } from './make-company.ts'

export interface Planned {
  text: string
  plan: string
}

/** Plans of a company's statements, as app_tenant and with real values. */
export function queryPlans(company: TestCompany) {
  const plan = async (text: string, values: unknown[], how = 'explain (analyze, timing off)'): Promise<string> =>
    company.ctx.tx(async (tx) => {
      const { rows } = await tx.$client.query<{ 'QUERY PLAN': string }>(`${how} ${text}`, values)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
  const record = async (work: (ctx: Ctx, tx: Tx) => Promise<unknown>) => {
    const ran: { text: string; values: unknown[] }[] = []
    await company.ctx.tx(async (tx) => {
      const original = tx.$client.query.bind(tx.$client)
      const listen = (query: string | { text: string; values?: unknown[] }, values?: unknown[]): unknown => {
        const text = typeof query === 'string' ? query : query.text
        ran.push({ text, values: (typeof query === 'string' ? values : (query.values ?? values)) ?? [] })
        return Reflect.apply(original, null, values ? [query, values] : [query])
      }
      Object.assign(tx.$client, { query: listen })
      try {
        await work({ ...company.ctx, tx: (inner) => inner(tx) }, tx)
      } finally {
        Object.assign(tx.$client, { query: original })
      }
    })
    return ran
  }
  return {
    plan,
    /** The plans of exactly the reads that a verb runs. */
    readsOf: async (work: (ctx: Ctx, tx: Tx) => Promise<unknown>): Promise<Planned[]> => {
      const reads = (await record(work)).filter(({ text }) => isRead(text))
      return Promise.all(reads.map(async ({ text, values }) => ({ text, plan: await plan(text, values) })))
    },
    /** Includes plans of its writes, without writing again. */
    allOf: async (work: (ctx: Ctx, tx: Tx) => Promise<unknown>): Promise<Planned[]> => {
      const statements = (await record(work)).filter(({ text }) => /^\s*(?:select|update|delete|insert)/.test(text))
      return Promise.all(
        statements.map(async ({ text, values }) => ({ text, plan: await plan(text, values, 'explain') })),
      )
    },
  }
}

const isRead = (text: string): boolean =>
  /^\s*select/.test(text) || (/^\s*with/.test(text) && !/\b(?:insert|update|delete)\b/.test(text))
