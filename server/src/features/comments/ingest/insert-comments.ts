import { prepared } from '../../../db/prepared.ts'
import type { Ctx, StoredReading } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { readAs, readingColumns, readingOfRow, readingTypes, readingUnless, readingValues } from './reading-columns.ts'
import { countedAs, type Counted } from '../../rollups/index.ts'
import { gramsValue, searchGrams, searchText, sourceWords } from '../../../db/search-text.ts'

/** Everything a source knows about a comment. */
export interface NewComment {
  id: string
  platform: string
  externalId: string
  fingerprint: string
  productId: string | null
  productTitle: string | null
  authorName: string | null
  authorEmail: string | null
  authorPhone: string | null
  authorExternalId?: string | null
  postExternalId?: string | null
  parentExternalId?: string | null
  permalink?: string | null
  title: string | null
  text: string
  rating: number | null
  published: boolean
  verified: string | null
  day: string
  occurredAt: Date
  updatedAt: Date
  /** The merchant's existing reply: the comment is stored as sent, answered elsewhere. */
  reply: { text: string; at: Date | null } | null
  importId: string | null
  /** False if the team hasn't seen it yet. */
  read: boolean
  reading: StoredReading
}

/** Inserts comments that don't exist yet and returns their ids. */
export async function insertComments(tx: Tx, ctx: Ctx, rows: NewComment[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const stored = await prepared<{ id: string }>(tx, 'comments.insert', statement, [
    ctx.companyId,
    ctx.brandId,
    ctx.now(),
    ...wordsOf(rows),
    ...placeOf(rows),
    ...readingValues(rows.map((r) => r.reading)),
  ])
  return new Set(stored.map((s) => s.id))
}

/** Rewrites existing comments except for their replies, statuses, and whether they were read. */
export async function rewriteComments(tx: Tx, ctx: Ctx, rows: NewComment[]): Promise<void> {
  if (rows.length === 0) return
  await prepared(tx, 'comments.rewrite', rewrite, [
    ctx.companyId,
    ctx.now(),
    ...wordsOf(rows),
    ...placeOf(rows),
    ...readingValues(rows.map((r) => r.reading)),
  ])
}

const columns = [
  ['id', 'uuid'],
  ['author_name', 'text'],
  ['author_email', 'text'],
  ['author_phone', 'text'],
  ['author_external_id', 'text'],
  ['post_external_id', 'text'],
  ['parent_external_id', 'text'],
  ['permalink', 'text'],
  ['title', 'text'],
  ['content', 'text'],
  ['rating', 'smallint'],
  ['published', 'bool'],
  ['verified', 'text'],
  ['search_text', 'text'],
  ['search_grams', 'text'],
  ['platform', 'text'],
  ['external_id', 'text'],
  ['fingerprint', 'text'],
  ['product_id', 'uuid'],
  ['day', 'date'],
  ['occurred_at', 'timestamptz'],
  ['source_updated_at', 'timestamptz'],
  ['import_id', 'uuid'],
  ['read', 'bool'],
  ['reply_text', 'text'],
  ['responded_at', 'timestamptz'],
] as const

const names = columns.map(([name]) => name)
const typesFrom = (first: number): string => columns.map(([, type], n) => `$${first + n}::${type}[]`).join(', ')
const rowsFrom = (first: number): string =>
  `unnest(${typesFrom(first)}, ${readingTypes(first + columns.length)}) as t(${names.join(', ')}, ${readingColumns})`
const valueOf = (name: string): string => (name === 'search_grams' ? 't.search_grams::text[]' : `t.${name}`)

const statement = `insert into app.comments (company_id, brand_id, received_at, updated_at, ${names.join(', ')},
    ${readingColumns}, status, reply_version, reply_composer, answered_elsewhere)
  select $1, $2, $3, $3, ${names.map(valueOf).join(', ')}, ${readingOfRow},
    case when t.reply_text is null then 'pending' else 'sent' end, case when t.reply_text is not null then 1 end,
    case when t.reply_text is not null then 'elsewhere' end, t.reply_text is not null
  from ${rowsFrom(4)}
  on conflict (company_id, brand_id, platform, external_id) do nothing returning id`

const kept = new Set<string>(['id', 'read', 'reply_text', 'responded_at'])
const rewritten = names.filter((name) => !kept.has(name))
// What a file or a member knew is kept if the platform doesn't provide it.
const coalesced = new Set<string>(['permalink', 'author_email', 'author_phone'])
const rewrittenAs = (name: string): string => (coalesced.has(name) ? `coalesce(t.${name}, c.${name})` : valueOf(name))
const rewrite = `update app.comments c set updated_at = $2,
    ${rewritten.map((name) => `${name} = ${rewrittenAs(name)}`).join(', ')}, (${readingColumns}) = row(${readingUnless('c.corrected')})
  from ${rowsFrom(3)} where c.company_id = $1 and c.id = any($3::uuid[]) and c.id = t.id`

function wordsOf(rows: NewComment[]): unknown[] {
  const search = rows.map(searchOf)
  return [
    rows.map((r) => r.id),
    rows.map((r) => r.authorName),
    rows.map((r) => r.authorEmail),
    rows.map((r) => r.authorPhone),
    rows.map((r) => r.authorExternalId ?? null),
    rows.map((r) => r.postExternalId ?? null),
    rows.map((r) => r.parentExternalId ?? null),
    rows.map((r) => r.permalink ?? null),
    rows.map((r) => r.title),
    rows.map((r) => r.text),
    rows.map((r) => r.rating),
    rows.map((r) => r.published),
    rows.map((r) => r.verified),
    search,
    search.map((text) => gramsValue(searchGrams(text))),
  ]
}

const placeOf = (rows: NewComment[]): unknown[] => [
  rows.map((r) => r.platform),
  rows.map((r) => r.externalId),
  rows.map((r) => r.fingerprint),
  rows.map((r) => r.productId),
  rows.map((r) => r.day),
  rows.map((r) => r.occurredAt),
  rows.map((r) => r.updatedAt),
  rows.map((r) => r.importId),
  rows.map((r) => r.read),
  rows.map((r) => r.reply?.text ?? null),
  rows.map((r) => r.reply?.at ?? null),
]

// \x01 separates the comment's text from its reply's, so that a new reply replaces the old one.
function searchOf(r: NewComment): string {
  const own = searchText([r.productTitle, r.title, r.text, r.authorName, sourceWords(r.platform)])
  return r.reply ? `${own}\x01${searchText([r.reply.text])}` : own
}

export const countedNew = (ctx: Ctx, r: NewComment): Counted =>
  countedAs({
    ...r,
    brandId: ctx.brandId,
    status: r.reply ? 'sent' : 'pending',
    triageState: 'open',
    respondedAt: r.reply?.at ?? null,
    ...readAs(r.reading),
  })
