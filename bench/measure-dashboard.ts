import { summed } from '../server/src/features/rollups/index.ts'
import { inProcess, makeCompany, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import { fillFigures } from './fill-figures.ts'
import type { Environment } from './environment.ts'
import { read } from './measure-inbox.ts'
import { interleave } from './interleave.ts'

const LARGE = 1_000_000
const SMALL = 100_000
const ROUNDS = 200

/** The dashboard's one call: for a brand ten times as large, for a year, and compared with its own rollup query. */
export async function measureDashboard(environment: Environment): Promise<Figure[]> {
  const [large, small] = [await makeCompany(environment), await makeCompany(environment)]
  for (const [company, comments] of [
    [small, SMALL],
    [large, LARGE],
  ] as const) {
    console.log(`Filling a brand with ${comments.toLocaleString('en')} comments over 400 days`)
    await fillFigures(environment, company, { comments, products: PRODUCTS })
  }
  const caller = await signIn(large, inProcess(environment))
  const smaller = await signIn(small, inProcess(environment))
  const figures: Figure[] = []
  for (const days of [30, 365]) {
    const { ours, raw } = await interleave(
      ROUNDS,
      () => read(caller, overview(days)),
      () => read(smaller, overview(days)),
    )
    figures.push({
      name: `dashboard of ${days} days, 1,000,000 / 100,000 comments, p50`,
      value: ours / raw,
      unit: 'x',
      bound: { most: 1.1 },
      from: `${ours.toFixed(2)} ms / ${raw.toFixed(2)} ms, in one process, ${PRODUCTS} products, 5 platforms`,
    })
  }
  const year = await interleave(
    ROUNDS,
    () => read(caller, overview(365)),
    () => read(caller, overview(7)),
  )
  figures.push({
    name: 'dashboard of 365 days / of 7 days, p50',
    value: year.ours / year.raw,
    unit: 'x',
    bound: { most: 3 },
    from: `${year.ours.toFixed(2)} ms / ${year.raw.toFixed(2)} ms, 1,000,000 comments`,
  })
  for (const days of [30, 365]) {
    const taken = await interleave(
      ROUNDS,
      () => read(caller, overview(days)),
      () => readRollup(environment, large, days),
    )
    figures.push({
      name: `dashboard of ${days} days / its rollup query, p50`,
      value: taken.ours / taken.raw,
      unit: 'x',
      bound: { most: 3 },
      from: `${taken.ours.toFixed(2)} ms / ${taken.raw.toFixed(2)} ms, 1,000,000 comments`,
      source: rollupStatements.join('; ').replace(/\s+/g, ' '),
    })
  }
  return figures
}

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 9)

const dayBefore = (n: number): string => new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10)
const overview = (days: number): string => `/api/dashboard/overview?from=${dayBefore(days - 1)}&to=${dayBefore(0)}`

// What the call shows, as plain SQL on the rollups without row-level security: two windows, their points,
// platforms and products.
const rollupStatements = [
  `select day, ${summed} from app.brand_days where company_id = $1 and brand_id = $2 and day between $3::date and $4::date
   group by 1 order by 1`,
  `select platform, sum(received) from app.brand_days where company_id = $1 and brand_id = $2
     and day between $3::date and $4::date group by 1`,
  `select product_id, sum(received) as n, sum(rating_sum)::float8 / nullif(sum(rating_count), 0) as rating
   from app.brand_product_days where company_id = $1 and brand_id = $2 and day between $3::date and $4::date
   group by 1 order by 2 desc limit 8`,
]

async function readRollup({ owner }: Environment, { companyId, brandId }: Company, days: number): Promise<void> {
  const [now, earlier] = [
    [dayBefore(days - 1), dayBefore(0)],
    [dayBefore(2 * days - 1), dayBefore(days)],
  ]
  await owner.query('begin')
  for (const [n, text] of rollupStatements.entries()) {
    for (const window of n === 0 ? [now, earlier] : [now]) {
      await owner.query({ name: `bench.rollup.${n}`, text, values: [companyId, brandId, ...window] })
    }
  }
  await owner.query('commit')
}
