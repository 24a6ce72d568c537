import { readSetting, saveSetting } from '../../../db/settings.ts'
import { plannedPerCall, prepared } from '../../../db/prepared.ts'
import { inside, type Ctx, type Services } from '../../../context.ts'
import { readAs, readComments, readingColumns, readingOfRow, readingTypes, readingValues } from './reading-columns.ts'
import { countedAs, moveInRollups } from '../../rollups/index.ts'
import { lockByIds } from '../stored-comment.ts'

/** Progress of this reader version through all companies' comments. */
interface Walk {
  version: number
  companyId: string
  commentId: string
  done: boolean
}

interface Old {
  id: string
  title: string | null
  text: string
  rating: number | null
  language: string
  read_by: number
}

const PAGE = 200
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Rereads comments stored by an older reader version, page by page, company by company. Progress is saved after each
 * page, so a restart resumes there. What doesn't fit into `runMs` is left to the next run.
 */
export async function rereadComments(services: Services, runMs = Infinity): Promise<void> {
  const { version } = services.read({ title: null, text: '', rating: null }, null)
  const client = services.db.global.$client
  const known = await readSetting<Walk>(client, 'readings')
  // During a rolling deploy, another process may run a newer version.
  if (known && (known.version > version || (known.version === version && known.done))) return
  let walk = known?.version === version ? known : { version, companyId: first, commentId: first, done: false }
  const ends = performance.now() + runMs
  while (!walk.done && performance.now() < ends) {
    walk = await step(services, walk)
    await saveSetting(client, 'readings', walk)
  }
}

async function step(services: Services, walk: Walk): Promise<Walk> {
  const companyId = await companyFrom(services, walk.companyId)
  if (companyId === null) return { ...walk, done: true }
  const ctx = inside(services, { companyId, publicId: '', brandId: '', actor: null })
  const page = await readPage(ctx, companyId === walk.companyId ? walk.commentId : first)
  const old = page.filter((one) => one.read_by < walk.version)
  if (old.length > 0) await storeReadings(ctx, old, walk.version)
  const last = page.at(-1)
  if (page.length === PAGE && last) return { ...walk, companyId, commentId: last.id }
  const next = await companyFrom(services, companyId, true)
  return next === null ? { ...walk, done: true } : { ...walk, companyId: next, commentId: first }
}

async function companyFrom({ db }: Services, companyId: string, behind = false): Promise<string | null> {
  const [row] = await db.asAdmin((tx) =>
    plannedPerCall<{ company_id: string }>(
      tx,
      `select company_id from app.companies where company_id ${behind ? '>' : '>='} $1 order by company_id limit 1`,
      [companyId],
    ),
  )
  return row?.company_id ?? null
}

async function readPage(ctx: Ctx, behind: string): Promise<Old[]> {
  return ctx.tx((tx) =>
    prepared<Old>(
      tx,
      'comments.read-again',
      `select c.id, c.title, c.content as text, c.rating, b.default_language as language, c.read_by
       from app.comments c join app.brands b on b.company_id = c.company_id and b.id = c.brand_id
       where c.company_id = $1 and c.id > $2 order by c.id limit ${PAGE}`,
      [ctx.companyId, behind],
    ),
  )
}

/** Keeps `updated_at`, because the comment itself didn't change. Skips comments that were reread or corrected since. */
async function storeReadings(ctx: Ctx, old: Old[], version: number): Promise<void> {
  const readings = old.flatMap((one) => readComments(ctx, [one], one.language))
  const readingOf = new Map(old.map(({ id }, n) => [id, readings[n]]))
  const ids = old.map(({ id }) => id)
  await ctx.tx(async (tx) => {
    const before = await lockByIds(tx, ctx, ids)
    const stored = await plannedPerCall<{ id: string }>(
      tx,
      `update app.comments c set (${readingColumns}) = row(${readingOfRow})
       from unnest($3::uuid[], ${readingTypes(4)}) as t(id, ${readingColumns})
       where c.company_id = $1 and c.id = t.id and c.read_by < $2 and not c.corrected returning c.id`,
      [ctx.companyId, version, ids, ...readingValues(readings)],
    )
    const reread = new Set(stored.map(({ id }) => id))
    const moved = before.flatMap((one) => {
      const reading = reread.has(one.id) ? readingOf.get(one.id) : undefined
      return reading ? [{ came: countedAs({ ...one, ...readAs(reading) }), went: countedAs(one) }] : []
    })
    await moveInRollups(tx, ctx.companyId, {
      came: moved.map(({ came }) => came),
      went: moved.map(({ went }) => went),
    })
  })
}
