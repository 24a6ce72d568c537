import type { ReplyTemplate } from '@bizamply/contract/templates'
import { sizes } from '@bizamply/contract/size-limits'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { violates } from '../../db/sql-errors.ts'
import { changesOf, recordAudit } from '../audit/index.ts'

interface Row {
  id: string
  name: string
  text: string
  updated_at: Date
}

interface Words {
  name: string
  text: string
}

const columns = 'id, name, text, updated_at'

export async function listTemplates(ctx: Ctx): Promise<ReplyTemplate[]> {
  const rows = await ctx.tx((tx) =>
    prepared<Row>(
      tx,
      'templates.list',
      `select ${columns} from app.reply_templates where company_id = $1 order by created_at, id limit $2`,
      [ctx.companyId, sizes.templates],
    ),
  )
  return rows.map(present)
}

export async function createTemplate(ctx: Ctx, { name, text }: Words): Promise<ReplyTemplate> {
  return ctx.tx(async (tx) => {
    await oneAtATime(tx, ctx)
    const [there] = await prepared<{ count: number }>(
      tx,
      'templates.count',
      'select count(*)::int as count from app.reply_templates where company_id = $1',
      [ctx.companyId],
    )
    if (there && there.count >= sizes.templates) throw full()
    const rows = await prepared<Row>(
      tx,
      'templates.create',
      `insert into app.reply_templates (company_id, id, name, text, user_id, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6) on conflict (company_id, name) do nothing returning ${columns}`,
      [ctx.companyId, newId(), name, text, ctx.actor?.userId ?? null, ctx.now()],
    )
    const [row] = rows
    if (!row) throw taken(name)
    await recordAudit(tx, company(ctx), { action: 'template.created', subjectId: row.id, details: { name, text } })
    return present(row)
  })
}

export async function changeTemplate(ctx: Ctx, input: Words & { templateId: string }): Promise<ReplyTemplate> {
  return ctx
    .tx((tx) => change(tx, ctx, input))
    .catch((error: unknown) => {
      throw violates(error, 'reply_templates_name_key') ? taken(input.name) : error
    })
}

async function change(tx: Tx, ctx: Ctx, { templateId, ...words }: Words & { templateId: string }) {
  const [before] = await prepared<Words>(
    tx,
    'templates.before',
    'select name, text from app.reply_templates where company_id = $1 and id = $2 for update',
    [ctx.companyId, templateId],
  )
  const [row] = await prepared<Row>(
    tx,
    'templates.change',
    `update app.reply_templates set name = $3, text = $4, user_id = $5, updated_at = $6
     where company_id = $1 and id = $2 returning ${columns}`,
    [ctx.companyId, templateId, words.name, words.text, ctx.actor?.userId ?? null, ctx.now()],
  )
  if (!before || !row) throw missing()
  const details = { name: row.name, ...changesOf(before, { name: row.name, text: row.text }) }
  await recordAudit(tx, company(ctx), { action: 'template.changed', subjectId: templateId, details })
  return present(row)
}

export async function removeTemplate(ctx: Ctx, templateId: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const [gone] = await prepared<Words>(
      tx,
      'templates.remove',
      'delete from app.reply_templates where company_id = $1 and id = $2 returning name, text',
      [ctx.companyId, templateId],
    )
    if (!gone) throw missing()
    await recordAudit(tx, company(ctx), { action: 'template.removed', subjectId: templateId, details: { ...gone } })
  })
}

/** Templates belong to all brands. */
const company = (ctx: Ctx) => ({ ...ctx, brandId: null })

// Two concurrent additions could each count one below the limit.
const oneAtATime = (tx: Tx, ctx: Ctx): Promise<unknown> =>
  prepared(tx, 'templates.lock', `select pg_advisory_xact_lock(hashtextextended('templates:' || $1, 0))`, [
    ctx.companyId,
  ])

const present = (row: Row): ReplyTemplate => ({
  id: row.id,
  name: row.name,
  text: row.text,
  updatedAt: row.updated_at.toISOString(),
})

const missing = (): AppError => new AppError('NOT_FOUND', { message: 'We couldn’t find this template.' })
const taken = (name: string): AppError =>
  new AppError('CONFLICT', {
    message: `You already have a template called ${name}. Choose another name.`,
    errors: [{ path: 'name', message: 'This name is taken' }],
  })
const full = (): AppError =>
  new AppError('CONFLICT', { message: `A company can have up to ${sizes.templates} templates. Delete one first.` })
