import { checkLedger } from '../features/credits/index.ts'
import type { TestApp } from './test-app.ts'
import type { TestCompany } from './make-company.ts'

export interface Ledger {
  total: number
  used: number
  holds: { action: string; state: string; credits: number }[]
  usage: number
}

/** A company's balance, holds and charges in the database. */
export async function checkLedgerOf(app: TestApp, { companyId }: Pick<TestCompany, 'companyId'>): Promise<Ledger> {
  const { rows } = await app.owner.query<Ledger>(
    `select a.total, a.used, coalesce((select jsonb_agg(jsonb_build_object('action', h.action, 'state', h.state,
         'credits', h.credits) order by h.created_at, h.id) from app.credit_holds h where h.company_id = $1), '[]') as holds,
       coalesce((select -sum(e.credits) from app.credit_entries e where e.company_id = $1 and e.type = 'usage'), 0)::int as usage
     from app.credit_accounts a where a.company_id = $1`,
    [companyId],
  )
  const [ledger] = rows
  if (!ledger) throw new Error('no account')
  return ledger
}

/** Problems in this company's ledger; none in a correct product. */
export async function wrongIn(app: TestApp, { companyId }: Pick<TestCompany, 'companyId'>): Promise<string[]> {
  return (await checkLedger(app.db)).problems
    .filter((found) => found.companyId === companyId)
    .map(({ problem }) => problem)
}

export async function modelCalls(app: TestApp): Promise<number> {
  return ((await app.control('GET', '/_/calls?host=model')).json.data ?? []).length
}

/** Replies published under the comment's review. */
export async function postsOf(
  app: TestApp,
  { companyId }: Pick<TestCompany, 'companyId'>,
  commentId: string,
): Promise<string[]> {
  const { rows } = await app.owner.query<{ external_id: string }>(
    'select external_id from app.comments where company_id = $1 and id = $2',
    [companyId, commentId],
  )
  const record = (await app.control('GET', '/_/record?platform=judgeme')).json.data ?? []
  return record.filter((entry) => entry['target'] === rows[0]?.external_id).map((entry) => String(entry['text']))
}

export interface CommentState {
  status: string
  text: string | null
  version: number | null
  generating: boolean
  delivery: string | null
}

export async function stateOf(
  app: TestApp,
  { companyId }: Pick<TestCompany, 'companyId'>,
  commentId: string,
): Promise<CommentState> {
  const { rows } = await app.owner.query<CommentState>(
    `select c.status, c.reply_text as text, c.reply_version as version, c.generating_hold_id is not null as generating,
       d.state as delivery from app.comments c left join app.deliveries d on d.company_id = $1 and d.id = c.delivery_id
     where c.company_id = $1 and c.id = $2`,
    [companyId, commentId],
  )
  const [state] = rows
  if (!state) throw new Error('no comment')
  return state
}
