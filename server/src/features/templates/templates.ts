import type { ReplyTemplate } from '@bizamply/contract/views'
import { sizes } from '@bizamply/contract/limits'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { violates } from '../../db/sql-errors.ts'

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
    if (!rows[0]) throw taken(name)
    return present(rows[0])
  })
}

export async function changeTemplate(ctx: Ctx, input: Words & { templateId: string }): Promise<ReplyTemplate> {
  const rows = await ctx
    .tx((tx) =>
      prepared<Row>(
        tx,
        'templates.change',
        `update app.reply_templates set name = $3, text = $4, user_id = $5, updated_at = $6
         where company_id = $1 and id = $2 returning ${columns}`,
        [ctx.companyId, input.templateId, input.name, input.text, ctx.actor?.userId ?? null, ctx.now()],
      ),
    )
    .catch((error: unknown) => {
      throw violates(error, 'reply_templates_name_key') ? taken(input.name) : error
    })
  if (!rows[0]) throw missing()
  return present(rows[0])
}

export async function removeTemplate(ctx: Ctx, templateId: string): Promise<void> {
  const rows = await ctx.tx((tx) =>
    prepared(tx, 'templates.remove', 'delete from app.reply_templates where company_id = $1 and id = $2 returning id', [
      ctx.companyId,
      templateId,
    ]),
  )
  if (rows.length === 0) throw missing()
}

// Two at once would both count one below the limit.
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

const missing = (): AppError => new AppError('NOT_FOUND', { message: 'There is no such template.' })
const taken = (name: string): AppError =>
  new AppError('CONFLICT', {
    message: `There is a template called ${name} already. Choose another name.`,
    errors: [{ path: 'name', message: 'This name is taken' }],
  })
const full = (): AppError =>
  new AppError('CONFLICT', { message: `A company has at most ${sizes.templates} templates. Remove one first.` })
