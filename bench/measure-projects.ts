import { newId } from '../server/src/db/ids.ts'
import { inProcess, makeCompany, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import { fillFigures } from './fill-figures.ts'
import { fillTopics } from './fill-topics.ts'
import type { Environment } from './environment.ts'
import { read } from './measure-inbox.ts'
import { interleave } from './interleave.ts'

const LARGE = 1_000_000
/**
 * Enough comments that nearly every topic occurs on every product every day, so that both companies have the same
 * number of sums to read.
 */
const SMALL = 300_000
const ROUNDS = 100
const PRODUCTS = 9
/** Projects of one brand, each with a topic, half of them for one product. */
const PROJECTS = 20

/** A project page, the project list and the topic radar, compared with a smaller brand. */
export async function measureProjects(environment: Environment): Promise<Figure[]> {
  const [large, small] = [await makeCompany(environment), await makeCompany(environment)]
  const projects = new Map<Company, Filled>()
  for (const [company, comments] of [
    [small, SMALL],
    [large, LARGE],
  ] as const) {
    console.log(`Filling a brand with ${comments.toLocaleString('en')} comments, a topic in every third`)
    await fillFigures(environment, company, { comments, products: PRODUCTS })
    await fillTopics(environment, company)
    projects.set(company, await startProjects(environment, company))
  }
  const [ours, theirs] = [await signIn(large, inProcess(environment)), await signIn(small, inProcess(environment))]
  const compare = async (name: string, pathOf: (filled: Filled) => string): Promise<Figure> => {
    const [ofLarge, ofSmall] = [large, small].map((company) => pathOf(projects.get(company) ?? none))
    const taken = await interleave(
      ROUNDS,
      () => read(ours, ofLarge ?? ''),
      () => read(theirs, ofSmall ?? ''),
    )
    return {
      name: `${name}, 1,000,000 / 300,000 comments, p50`,
      value: taken.ours / taken.raw,
      unit: 'x',
      bound: { most: 1.1 },
      from: `${taken.ours.toFixed(2)} ms / ${taken.raw.toFixed(2)} ms, in one process, ${PRODUCTS} products, ${PROJECTS} projects`,
    }
  }
  return [
    await compare('projects', () => '/api/projects'),
    await compare('a project of one product', ({ ofProduct }) => `/api/projects/${ofProduct}`),
    await compare('a project of all products', ({ ofBrand }) => `/api/projects/${ofBrand}`),
    await compare('topic radar, its list', () => '/api/alerts'),
    await compare('topic radar, what it watches', () => '/api/alerts/watch'),
  ]
}

interface Filled {
  ofProduct: string
  ofBrand: string
}
const none: Filled = { ofProduct: '', ofBrand: '' }

async function startProjects({ owner }: Environment, { companyId, brandId }: Company): Promise<Filled> {
  const ids = Array.from({ length: PROJECTS }, () => newId())
  await owner.query(
    `insert into app.projects (company_id, id, brand_id, name, description, status, team, topics, product_ids, count_from,
       started_on, shipped_on, change, created_at, updated_at)
     select $1, t.id, $2, 'Project ' || t.n, '', 'in-progress', '{}', array[(array['zip', 'size', 'colour', 'material'])[1 + t.n % 4]],
       case when t.n % 2 = 0 then array[(select p.id from app.products p where p.company_id = $1 order by p.external_id limit 1)]
         else '{}' end,
       current_date - 200, current_date - 110, current_date - 90, '', now(), now()
     from unnest($3::uuid[]) with ordinality t(id, n)`,
    [companyId, brandId, ids],
  )
  await owner.query(
    `insert into app.alerts (company_id, brand_id, product_id, kind, topic, id, direction, now_value, before_value, now_count,
       now_base, before_count, before_base, strength, from_day, to_day, state, created_at, opened_at, last_found_at, last_found_day)
     select $1, $2, p.id, 'topic', t.topic, gen_random_uuid(), 'up', 0.2, 0.1, 20, 100, 80, 800, 1.5, current_date - 7,
       current_date - 1, 'open', now(), now(), now(), current_date - 1
     from app.products p cross join unnest(array['zip', 'size']) t(topic) where p.company_id = $1`,
    [companyId, brandId],
  )
  return { ofProduct: ids[1] ?? '', ofBrand: ids[0] ?? '' }
}
