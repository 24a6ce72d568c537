import { commentColumns, commentTables } from '../server/src/features/comments/list/comment-rows.ts'
import { inProcess, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import type { Environment } from './environment.ts'
import { read } from './measure-inbox.ts'
import { interleave } from './interleave.ts'

interface Case {
  name: string
  query: string
  /** The query string's filters as SQL. */
  where: string
  status?: string
  order?: string
}

const newest = 'c.occurred_at desc, c.id desc'
const cases: Case[] = [
  { name: 'stars', query: 'rating=1,2', where: 'c.rating in (1, 2)', status: 'pending' },
  {
    name: 'sentiment and a rare topic',
    query: 'sentiment=positive,negative&topic=bad:zip',
    where: `c.sentiment in ('positive', 'negative') and c.topics_bad && '{zip}'`,
    status: 'pending',
  },
  { name: 'a rare tag', query: 'tag=vip', where: `c.tags && '{vip}'`, status: 'sent' },
  {
    name: 'thirty days',
    query: `from=${day(40)}&to=${day(10)}`,
    where: `c.day between '${day(40)}' and '${day(10)}'`,
    status: 'pending',
  },
  {
    name: 'unassigned, with a phone number',
    query: 'assignee=none&hasPhone=yes',
    where: phoneless(),
    status: 'pending',
  },
  {
    name: 'lowest stars first',
    query: 'sort=lowest',
    where: 'true',
    status: 'pending',
    order: `c.rating asc nulls last, ${newest}`,
  },
  { name: 'oldest first', query: 'sort=oldest', where: 'true', order: 'c.occurred_at asc, c.id asc' },
  { name: 'a frequent term', query: 'search=sister', where: like('sister'), status: 'pending' },
  { name: 'a term of one comment', query: 'search=77777', where: like('77777') },
  { name: 'a frequent term, and stars', query: 'search=sister&rating=1', where: `${like('sister')} and c.rating = 1` },
  { name: 'a rare term, and a sentiment', query: 'search=7777&sentiment=mixed', where: fewMixed(), status: 'pending' },
]

/** Each filtered list response, compared with plain SQL for the same filters without row-level security. */
export async function measureFilters(environment: Environment, company: Company): Promise<Figure[]> {
  const caller = await signIn(company, inProcess(environment))
  const figures: Figure[] = []
  for (const one of cases) {
    const path = `/api/comments?limit=20&${one.query}${one.status ? `&status=${one.status}` : ''}`
    const sql = rawOf(one)
    const { ours, raw } = await interleave(
      40,
      () => read(caller, path),
      () => readRaw(environment, company, sql),
    )
    figures.push(figure(`list by ${one.name}`, { ours, raw }, sql))
  }
  for (const [name, path, sql] of [
    ['palette', '/api/search?q=sister', paletteRaw],
    ['what the filters offer', '/api/comments/facets', facetsRaw],
    ['the views of the inbox with their counts', '/api/views?tab=pending', viewsRaw],
  ] as const) {
    const taken = await interleave(
      40,
      () => read(caller, path),
      () => readRaw(environment, company, sql),
    )
    figures.push(figure(name, taken, sql))
  }
  return figures
}

const figure = (name: string, { ours, raw }: { ours: number; raw: number }, sql: string[]): Figure => ({
  name: `${name} / raw SQL, p50`,
  value: ours / raw,
  unit: 'x',
  bound: { most: 4 },
  from: `${ours.toFixed(2)} ms / ${raw.toFixed(2)} ms, in one process, 100,000 comments`,
  source: sql.map(shortened).join('; '),
})

// Columns and tables are those of a card, the same in every statement.
const shortened = (text: string): string =>
  text.replace(commentColumns, 'CARD').replace(commentTables, 'app.comments c JOINED').replace(/\s+/g, ' ')

function rawOf({ where, status, order = newest }: Case): string[] {
  const page = `select ${commentColumns} from ${commentTables} where c.company_id = $1 and c.brand_id = $2
    and c.triage_state = 'open' and ${where} ${status ? `and c.status = '${status}'` : ''} order by ${order} limit 21`
  const count = (of: string): string => `(select count(*) from (select 1 from app.comments c where c.company_id = $1
    and c.brand_id = $2 and c.triage_state = 'open' and ${where} and c.status = '${of}' limit 10000) t)`
  return [page, `select ${['pending', 'draft', 'sent'].map(count).join(', ')}`]
}

const paletteRaw = [
  `select id, status, platform, author_name, content from app.comments c where company_id = $1 and brand_id = $2
    and triage_state = 'open' and ${like('sister')} order by ${newest} limit 5`,
  `select author_name, count(*) from (select author_name from app.comments c where company_id = $1 and brand_id = $2
    and triage_state = 'open' and ${like('sister')} order by ${newest} limit 1000) t
    where lower(author_name) like '%sister%' group by 1 order by 2 desc limit 5`,
  `select id, title from app.products where company_id = $1 and brand_id = $2 and lower(title) like '%sister%' limit 5`,
]

const open = `app.comments c where company_id = $1 and brand_id = $2 and triage_state = 'open'`
const facetsRaw = [
  `select t, count(*) from (select unnest(topics_good || topics_bad) as t from ${open}) x group by 1 order by 2 desc limit 30`,
  `select language, count(*) from ${open} group by 1 order by 2 desc limit 20`,
  `select t, count(*) from (select unnest(tags) as t from ${open}) x group by 1 order by 2 desc limit 50`,
  `select p.id, p.title, x.n from (select product_id, count(*) as n from ${open} group by 1 order by 2 desc limit 100) x
    join app.products p on p.company_id = $1 and p.id = x.product_id`,
  `select triage_state, count(*) from app.comments where company_id = $1 and brand_id = $2 and triage_state <> 'open' group by 1`,
  ...['platform', 'rating', 'sentiment', 'question', 'assignee_id'].map(
    (column) => `select ${column}, count(*) from ${open} group by 1`,
  ),
  `select t, count(*) from (select unnest(risks) as t from ${open}) x group by 1`,
  `select width_bucket(extract(epoch from responded_at - occurred_at), array[1, 3600, 14400, 43201, 604800]), count(*) from ${open}
    and status = 'sent' group by 1`,
  `select ${phone()}, count(*) from ${open} group by 1`,
]

const viewsRaw = [
  `select id, name, query, shared from app.saved_views where company_id = $1 and brand_id = $2 order by lower(name)`,
  ...['true', `risks <> '{}'`, 'rating in (1, 2)', 'question', 'assignee_id = $1'].map(
    (condition) => `select count(*) from ${open} and status = 'pending' and ${condition}`,
  ),
]

/** As the owner, whom no row-level policy slows down. */
async function readRaw({ owner }: Environment, { companyId, brandId }: Company, sql: string[]): Promise<void> {
  await owner.query('begin')
  for (const text of sql) await owner.query({ name: nameOf(text), text, values: [companyId, brandId] })
  await owner.query('commit')
}

const names = new Map<string, string>()
function nameOf(text: string): string {
  const name = names.get(text) ?? `bench.filter.${names.size}`
  names.set(text, name)
  return name
}

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
}

function like(word: string): string {
  return `c.search_text like '%${word}%'`
}

function phone(): string {
  return `(c.author_phone is not null or exists (select 1 from app.contacts k
    where k.company_id = $1 and k.brand_id = $2 and k.email = lower(c.author_email) and k.phone is not null))`
}

function phoneless(): string {
  return `c.assignee_id is null and ${phone()}`
}

function fewMixed(): string {
  return `${like('7777')} and c.sentiment = 'mixed'`
}
