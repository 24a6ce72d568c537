import { inside, type Ctx } from '../context.ts'
import { newId } from '../db/ids.ts'
import {
  changeStatus,
  eraseAuthors,
  lockComment,
  nameComments,
  rereadComments,
  newComment,
  removeImported,
  sortComments,
  storeComments,
  storeImported,
  tieToProduct,
  type FileComment,
} from '../features/comments/index.ts'
import { markCorrected } from '../features/replies/index.ts'
import { correctReading, setTriageState, reopenDueSnoozes } from '../features/triage/index.ts'
import type { IncomingComment } from '../platforms/platform.ts'
import { sample, type TestCompany } from './make-company.ts'
import type { Step } from './random-steps.ts'
import type { TestApp } from './test-app.ts'

export interface RandomRun {
  app: TestApp
  companyId: string
  ctx: Ctx
  timezone: string
  /** Comments were written within five days of it. */
  around: Date
  tick: number
}

export async function startRandomRun(
  app: TestApp,
  company: TestCompany,
  timezone: string,
  around: Date,
): Promise<RandomRun> {
  const { companyId, brandId, emails } = company
  const { rows } = await app.owner.query<{ id: string }>('select id from app.users where email = $1', [emails.editor])
  const userId = rows[0]?.id ?? ''
  const actor = { userId, email: emails.editor, name: 'editor', role: 'user' as const, memberRole: 'editor' as const }
  await app.owner.query('update app.brands set timezone = $2 where company_id = $1', [companyId, timezone])
  const ctx = inside(app.services, { companyId, publicId: '', brandId, actor })
  return { app, companyId, ctx, timezone, around, tick: 0 }
}

const words = [
  'Sturdy, and a great zip.',
  'The zip broke and it is too small.',
  'Lovely colour, late delivery.',
  'Okay.',
]

function incoming({ around }: RandomRun, name: number, more: Partial<IncomingComment> = {}): IncomingComment {
  // On quarter hours, so that some fall into the hour that a clock change repeats.
  const at = new Date(around.getTime() + (((name * 53) % 960) - 480) * 15 * 60_000)
  return {
    ...sample(String(name), at, 0),
    text: `${words[name % words.length] ?? ''} Number ${name}.`,
    occurredAt: at,
    updatedAt: at,
    rating: name % 7 === 0 ? null : (name % 5) + 1,
    productExternalId: name % 3 === 0 ? null : String(8000 + (name % 5)),
    postExternalId: name % 4 === 0 ? `post-${name % 3}` : null,
    ...more,
  }
}

const platformOf = (name: number): string => (name % 2 ? 'judgeme' : 'yotpo')

export async function applyStep(run: RandomRun, one: Step): Promise<void> {
  const { app, ctx } = run
  run.tick += 1
  if (one.kind === 'arrive') await arrive(run, one.names)
  else if (one.kind === 'change') await change(run, one)
  else if (one.kind === 'setTriageState') await writeTriageState(run, one)
  else if (one.kind === 'wake') {
    app.advance(one.minutes * 60_000)
    await reopenDueSnoozes(app.services)
  } else if (one.kind === 'import') await importRows(run, one)
  else if (one.kind === 'erase') {
    const ids = await idsOf(run, [one.name])
    await ctx.tx((tx) => eraseAuthors(tx, ctx, ids))
  } else if (one.kind === 'correct') await correct(run, one)
  else if (one.kind === 'read again') await rereadAll(run)
  else if (one.kind === 'tie') await tie(run, one)
  else if (one.kind === 'twin') await importThenReceive(run, one)
  else await answer(run, one)
}

/** Every third page is read by an old reader version with different results. */
async function arrive(run: RandomRun, names: number[]): Promise<void> {
  const { timezone, tick } = run
  const ctx: Ctx = tick % 3 === 0 ? { ...run.ctx, read: readLongAgo(run.ctx) } : run.ctx
  for (const platform of ['judgeme', 'yotpo']) {
    const all = names.filter((name) => platformOf(name) === platform).map((name) => incoming(run, name))
    await ctx.tx((tx) => storeComments(tx, ctx, { platform, timezone }, all))
  }
}

const readLongAgo =
  ({ read }: Ctx): Ctx['read'] =>
  (...given) => ({
    ...read(...given),
    sentiment: 'mixed',
    topicsGood: ['size', 'look'],
    topicsBad: ['look'],
    version: 1,
  })

/** New stars, and for every other comment new text. */
async function change(run: RandomRun, one: Extract<Step, { kind: 'change' }>): Promise<void> {
  const { ctx, timezone, around, tick } = run
  const updatedAt = new Date(around.getTime() + 30 * 86_400_000 + tick * 1000)
  const edited = tick % 2 ? { text: words[tick % words.length] ?? '' } : {}
  const newer = incoming(run, one.name, { rating: one.rating, updatedAt, ...edited })
  await ctx.tx((tx) => storeComments(tx, ctx, { platform: platformOf(one.name), timezone }, [newer]))
}

async function correct(run: RandomRun, one: Extract<Step, { kind: 'correct' }>): Promise<void> {
  const [commentId] = await idsOf(run, [one.name])
  const { sentiment, good: topicsGood, bad: topicsBad } = one
  if (commentId)
    await correctReading(run.ctx, { commentId, sentiment, topicsGood, topicsBad, risks: [] }, markCorrected)
}

async function rereadAll({ app }: RandomRun): Promise<void> {
  await app.owner.query(`delete from ops.settings where name = 'readings'`)
  await rereadComments(app.services)
}

async function tie({ app, ctx, companyId }: RandomRun, one: Extract<Step, { kind: 'tie' }>): Promise<void> {
  const { rows } = await app.owner.query<{ platform: string; mediaId: string; productId: string | null }>(
    `select o.platform, o.external_id as "mediaId", p.id as "productId" from app.posts o
     left join app.products p on p.company_id = $1 and p.external_id = $3 where o.company_id = $1 and o.external_id = $2`,
    [companyId, `post-${one.post}`, one.product === null ? '' : String(8000 + one.product)],
  )
  for (const post of rows) await tieToProduct(ctx, post)
}

/** A file imports a comment with a different time; then its platform sends it, possibly dated on another day. */
async function importThenReceive(run: RandomRun, one: Extract<Step, { kind: 'twin' }>): Promise<void> {
  const name = one.name + 1000
  const { occurredAt } = incoming(run, name)
  const imported = { occurredAt: new Date(occurredAt.getTime() + one.hours * 3_600_000), externalId: null }
  await store(run, newId(), [{ ...importedRow(run, name, 0), ...imported }])
  if (one.hours % 2) await arrive(run, [name])
}

async function idsOf({ app, companyId }: RandomRun, names: number[]): Promise<string[]> {
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from app.comments where company_id = $1 and external_id = any($2)',
    [companyId, names.map(String)],
  )
  return rows.map(({ id }) => id)
}

async function writeTriageState(run: RandomRun, one: Extract<Step, { kind: 'setTriageState' }>): Promise<void> {
  const commentIds = await idsOf(run, one.names)
  if (commentIds.length === 0) return
  const { app, ctx } = run
  const until = one.triageState === 'snoozed' ? new Date(app.services.now().getTime() + one.minutes * 60_000) : null
  await setTriageState(ctx, { commentIds, triageState: one.triageState, until: until?.toISOString() })
}

/** A file with the platform's ids: some known, some new, some with a reply. */
async function importRows(run: RandomRun, one: Extract<Step, { kind: 'import' }>): Promise<void> {
  const { ctx } = run
  const importId = newId()
  await store(
    run,
    importId,
    one.names.map((name, line) => importedRow(run, name, line)),
  )
  if (one.undone) await ctx.tx((tx) => removeImported(tx, ctx, importId, 100))
}

function importedRow(run: RandomRun, name: number, line: number): FileComment {
  const words = incoming(run, name)
  const at = new Date(words.occurredAt.getTime() + name * 3_600_000)
  const reply = name % 4 === 0 ? { text: 'Thank you', at } : null
  const unknown = { productHandle: null, dayOnly: false, relative: false, language: null }
  return { ...words, ...unknown, line, platform: platformOf(name), reply }
}

async function store({ app, ctx, timezone }: RandomRun, importId: string, rows: FileComment[]): Promise<void> {
  const source = { importId, timezone, language: 'en', importedAt: app.services.now() }
  await ctx.tx(async (tx) => {
    const { fresh, changed } = await sortComments(tx, ctx, nameComments(source, rows))
    const read = fresh.map((named) => ({ found: named, row: newComment(ctx, source, named) }))
    await storeImported(tx, ctx, source, { fresh: read, changed })
  })
}

async function answer(run: RandomRun, one: Extract<Step, { kind: 'draft' | 'send' }>): Promise<void> {
  const { ctx, companyId } = run
  const [id] = await idsOf(run, [one.name])
  if (!id) return
  await ctx.tx(async (tx) => {
    const comment = await lockComment(tx, companyId, id)
    const reply = { text: 'Thank you', version: (comment.replyVersion ?? 0) + 1, composer: 'person', spans: [] }
    if (comment.status === 'sent') return
    if (one.kind === 'draft') return changeStatus(tx, ctx, comment, { status: 'draft', respondedAt: null, reply })
    const respondedAt = new Date(comment.occurredAt.getTime() + one.hours * 3_600_000)
    await changeStatus(tx, ctx, comment, { status: 'sent', respondedAt, reply })
  })
}
