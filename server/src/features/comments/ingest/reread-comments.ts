import { readSetting, saveSetting } from '../../../db/settings.ts'
import { plannedPerCall, prepared } from '../../../db/prepared.ts'
import { isDatabaseAway, sqlProblem } from '../../../db/sql-errors.ts'
import { isolate } from '../../../jobs/isolate.ts'
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
  /** In each company, only comments after this id; all if there is none. */
  from?: string
  /** The pass that follows from this time on. */
  late?: { from: string; at: string }
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
/** A rolling deploy has ended its older processes by then, and the clocks of two processes differ by less. */
const HOUR_MS = 3_600_000

/**
 * Rereads comments stored by an older reader version, page by page, company by company. Progress is saved after each
 * page, so a restart resumes there. What doesn't fit into `runMs` is left to the next run.
 */
export async function rereadComments(services: Services, runMs = Infinity): Promise<void> {
  const { version } = services.read({ title: null, text: '', rating: null }, null)
  const client = services.db.global.$client
  const known = await readSetting<Walk>(client, 'readings')
  // During a rolling deploy, another process may run a newer version.
  if (known && known.version > version) return
  let walk = known?.version === version ? known : begin(version, services.now())
  if (walk.done) walk = latePass(walk, services.now()) ?? walk
  const ends = performance.now() + runMs
  while (!walk.done && performance.now() < ends) {
    walk = await step(services, walk)
    await saveSetting(client, 'readings', walk)
  }
}

const begin = (version: number, now: Date): Walk => ({
  version,
  companyId: first,
  commentId: first,
  done: false,
  late: { from: idAt(Date.now() - HOUR_MS), at: new Date(now.getTime() + HOUR_MS).toISOString() },
})

/**
 * Comments that an older process of a rolling deploy stored behind the walk. Ids contain their time, so only the newest
 * comments are read. An older comment that a customer edited in those minutes waits for the next version: no index
 * finds it. Null if the pass isn't due, or was done.
 */
function latePass({ version, late }: Walk, now: Date): Walk | null {
  if (!late || now < new Date(late.at)) return null
  return { version, companyId: first, commentId: late.from, done: false, from: late.from }
}

/** Sorts before the ids made from then on. */
function idAt(milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

async function step(services: Services, walk: Walk): Promise<Walk> {
  const start = walk.from ?? first
  const companyId = await companyFrom(services, walk.companyId)
  if (companyId === null) return { ...walk, done: true }
  const ctx = inside(services, { companyId, publicId: '', brandId: '', actor: null })
  const page = await readPage(ctx, companyId === walk.companyId ? walk.commentId : start)
  const old = page.filter((one) => one.read_by < walk.version)
  if (old.length > 0) await reread(ctx, old, walk.version)
  const last = page.at(-1)
  if (page.length === PAGE && last) return { ...walk, companyId, commentId: last.id }
  const next = await companyFrom(services, companyId, true)
  return next === null ? { ...walk, done: true } : { ...walk, companyId: next, commentId: start }
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

/** If a page fails, each comment is reread alone: one that fails keeps its reading and doesn't block the rest. */
async function reread(ctx: Ctx, old: Old[], version: number): Promise<void> {
  try {
    return await storeReadings(ctx, old, version)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
  }
  for (const one of old) {
    const about = { companyId: ctx.companyId, commentId: one.id }
    const failure = { log: ctx.log, message: 'could not reread a comment', about, except: isDatabaseAway }
    await isolate(failure, () =>
      storeReadings(ctx, [one], version).catch((error: unknown) => {
        throw isDatabaseAway(error) ? error : withoutText(error)
      }),
    )
  }
}

/** An error's message may quote the comment. */
function withoutText(error: unknown): Error {
  const plain = new Error(sqlProblem(error)?.code ?? (error instanceof Error ? error.name : 'not an error'))
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : []
  plain.stack = [plain.message, ...frames].join('\n')
  return plain
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
