import type { CommentStatus } from '@bizamply/contract/comments'
import type { ProjectStatus } from '@bizamply/contract/project-rules'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { searchPattern } from '../../db/search-text.ts'
import { emailOfPerson as email } from '../people/index.ts'
import { excerptOf } from './excerpt.ts'

const MOST_COMMENTS = 5
/** Of each other kind. */
const MOST = 3
/** Characters of a text that are searched for the match, and shown without one. */
const READ = 4000
const SHOWN = 200
interface Hit {
  id: string
  status: CommentStatus
  platform: string
  name: string | null
  content: string
  reply: string | null
  product: string | null
  occurred_at: Date
}

interface Named {
  id: string
  name: string
  email: string | null
  count: number
}

/** Comments in every tab, and customers, projects and products whose names match. */
export async function searchAll(ctx: Ctx, q: string) {
  const { words, like, likes, grams } = searchPattern(q)
  return ctx.tx(async (tx) => {
    const [found] = await prepared<{ ids: string[] | null }>(tx, 'search.find', findStatement, [
      ctx.companyId,
      ctx.brandId,
      like,
      grams,
      MOST_COMMENTS,
    ])
    const ids = found?.ids ?? []
    const [comments, projects, customers, products] = await pipeline([
      readComments(tx, ctx, ids),
      readProjects(tx, ctx, likes),
      readCustomers(tx, ctx, likes),
      readProducts(tx, ctx, likes),
    ])
    return {
      comments: comments.map(({ name, occurred_at, content, reply, product, ...rest }) => ({
        ...rest,
        ...matchOf({ content, reply, product }, words),
        customerName: name?.trim() || 'Anonymous',
        time: occurred_at.toISOString(),
      })),
      projects,
      customers,
      products: products.map(({ picture, ...rest }) => ({ ...rest, picture: picture && ctx.rewrite(picture) })),
    }
  })
}

/** Newest first. */
export const findStatement = 'select app.find_comments($1, $2, $3, $4, null, null, null, null, $5) as ids'

async function readComments(tx: Tx, ctx: Ctx, ids: string[]): Promise<Hit[]> {
  return prepared<Hit>(
    tx,
    'search.comments',
    `select c.id, c.status, c.platform, c.author_name as name, left(c.content, ${READ}) as content,
       left(c.reply_text, ${READ}) as reply, p.title as product, c.occurred_at
     from app.comments c left join app.products p on p.company_id = $1 and p.id = c.product_id
     where c.company_id = $1 and c.id = any($2::uuid[]) order by c.occurred_at desc, c.id desc`,
    [ctx.companyId, ids],
  )
}

/** The text that a result shows, and what else matched if the text doesn't. */
function matchOf({ content, reply, product }: Pick<Hit, 'content' | 'reply' | 'product'>, words: string[]) {
  const excerpt = excerptOf(content, words)
  const shown = { content: excerpt ?? content.slice(0, SHOWN), match: null }
  if (excerpt !== null) return shown
  if (product !== null && excerptOf(product, words) !== null)
    return { ...shown, match: { in: 'product', text: product } as const }
  const inReply = reply === null ? null : excerptOf(reply, words)
  return inReply === null ? shown : { ...shown, match: { in: 'reply', text: inReply } as const }
}

async function readCustomers(tx: Tx, ctx: Ctx, likes: string[]): Promise<Named[]> {
  const rows = await prepared<Omit<Named, 'name'> & { name: string | null }>(
    tx,
    'search.customers',
    `select p.id, p.name, ${email} as email, p.comments as count from app.people p
     where p.company_id = $1 and p.brand_id = $2 and p.comments > 0 and p.search_text like all ($3::text[])
     order by p.comments desc, p.last_at desc, p.id limit ${MOST}`,
    [ctx.companyId, ctx.brandId, likes],
  )
  return rows.map((row) => ({ ...row, name: row.name ?? row.email ?? 'Anonymous' }))
}

async function readProjects(tx: Tx, ctx: Ctx, likes: string[]) {
  return prepared<{ id: string; name: string; status: ProjectStatus }>(
    tx,
    'search.projects',
    `select id, name, status from app.projects
     where company_id = $1 and brand_id = $2 and archived_at is null and app.folded(name) like all ($3::text[])
     order by status = 'completed', length(name), name limit ${MOST}`,
    [ctx.companyId, ctx.brandId, likes],
  )
}

async function readProducts(tx: Tx, ctx: Ctx, likes: string[]) {
  return prepared<{ id: string; title: string; picture: string | null }>(
    tx,
    'search.products',
    `select id, title, picture_url as picture from app.products
     where company_id = $1 and brand_id = $2 and app.folded(title) like all ($3::text[]) order by length(title), title
     limit ${MOST}`,
    [ctx.companyId, ctx.brandId, likes],
  )
}
