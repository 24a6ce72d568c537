import { inProcess, makeCompany, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import type { Environment } from './environment.ts'
import { measureDownload, memoryRatio } from './measure-download.ts'
import { read } from './measure-inbox.ts'
import { interleave } from './interleave.ts'

const MANY = 100_000
const FEW = 10_000
const LIST = '/api/credits/transactions?limit=10&page=1'

/**
 * The list of transactions with its sums, compared with the same queries in plain SQL, and the server's memory while
 * it exports them.
 */
export async function measureTransactions(environment: Environment, port: number): Promise<Figure[]> {
  const [many, few] = [await makeCompany(environment), await makeCompany(environment)]
  for (const [company, count] of [
    [many, MANY],
    [few, FEW],
  ] as const) {
    console.log(`Filling the ledger with ${count.toLocaleString('en')} entries`)
    await fillLedger(environment, company, count)
  }
  const caller = await signIn(many, inProcess(environment))
  const taken = await interleave(
    60,
    () => read(caller, LIST),
    () => readRaw(environment, many),
  )
  return [
    {
      name: 'transactions with their sums / raw SQL, p50',
      value: taken.ours / taken.raw,
      unit: 'x',
      bound: { most: 4 },
      from: `${taken.ours.toFixed(2)} ms / ${taken.raw.toFixed(2)} ms, ${MANY.toLocaleString('en')} entries`,
      source: statements.join('; ').replace(/\s+/g, ' '),
    },
    await memory(environment, { few, many }, port),
  ]
}

// What the page shows, as plain SQL without row-level security.
const statements = [
  `select e.*, h.action, h.platform, h.brand_id, h.comment_id, b.name, c.content, c.reply_text
   from app.credit_entries e left join app.credit_holds h on h.company_id = e.company_id and h.id = e.hold_id
   left join app.brands b on b.company_id = e.company_id and b.id = h.brand_id
   left join app.comments c on c.company_id = e.company_id and c.id = h.comment_id
   where e.company_id = $1 order by case when e.entered_at is null then e.created_at else e.entered_at end desc, e.id desc limit 10`,
  `select e.type, h.action, count(*), sum(e.credits) from app.credit_entries e
   left join app.credit_holds h on h.company_id = e.company_id and h.id = e.hold_id where e.company_id = $1 group by 1, 2`,
  'select total, used from app.credit_accounts where company_id = $1',
]

async function readRaw({ owner }: Environment, { companyId }: Company): Promise<void> {
  for (const [n, text] of statements.entries()) {
    await owner.query({ name: `bench.transactions.${n}`, text, values: [companyId] })
  }
}

async function memory(
  environment: Environment,
  { few, many }: Record<'few' | 'many', Company>,
  port: number,
): Promise<Figure> {
  const path = '/api/credits/transactions/export'
  const short = await measureDownload(environment, few, { port, path })
  const full = await measureDownload(environment, many, { port, path })
  return memoryRatio(`${MANY.toLocaleString('en')} / ${FEW.toLocaleString('en')} transactions`, full, short)
}

/** Entries of the past year, each with its hold and a comment. Hashes are omitted because nothing checks them here. */
async function fillLedger({ owner }: Environment, { companyId, brandId }: Company, count: number): Promise<void> {
  await owner.query(
    `insert into app.comments (company_id, id, brand_id, platform, external_id, fingerprint, author_name, content, language,
       status, day, occurred_at, source_updated_at, received_at, search_text, updated_at, read_by)
     select $1, gen_random_uuid(), $2, 'judgeme', n::text, n::text, 'Ada', 'The canvas bag ' || n || ' is sturdy.', 'en',
       'pending', now()::date, now(), now(), now(), n::text, now(), 4 from generate_series(1, $3::int / 2) n`,
    [companyId, brandId, count],
  )
  await owner.query(
    `with spent as (
       insert into app.credit_holds (company_id, id, action, credits, state, brand_id, comment_id, platform, price_version,
         worker, created_at, closed_at)
       select $1, gen_random_uuid(), (array['generate', 'send'])[1 + n % 2], 2 - n % 2, 'settled', $2, c.id, 'judgeme', 1, 0,
         now() - n * (interval '365 days' / $3::int), now() - n * (interval '365 days' / $3::int)
       from generate_series(1, $3::int) n
       join app.comments c on c.company_id = $1 and c.external_id = (1 + n / 2)::text
       returning id, credits, created_at)
     insert into app.credit_entries (company_id, seq, id, type, credits, balance_after, hold_id, created_at, entered_at, hash)
     select $1, 10 + row_number() over (order by created_at), gen_random_uuid(), 'usage', -credits, 0, id, created_at,
       created_at, '' from spent`,
    [companyId, brandId, count],
  )
  for (const table of ['comments', 'credit_holds', 'credit_entries']) await owner.query(`vacuum analyze app.${table}`)
}
