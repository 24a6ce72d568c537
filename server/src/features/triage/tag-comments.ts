import { sizes } from '@bizamply/contract/size-limits'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { recordActivity } from '../comments/index.ts'
import { emitComments } from '../../db/events.ts'
import { lockAll, type Chosen } from './lock-comments.ts'

interface Tagged {
  one: Chosen
  tags: string[]
  added: string[]
  removed: string[]
}

/** Adds and removes tags. A tag in both lists is removed. */
export async function tagComments(
  ctx: Ctx,
  input: { commentIds: string[]; add: string[]; remove: string[] },
): Promise<{ changed: string[] }> {
  return ctx.tx(async (tx) => {
    const chosen = await lockAll(tx, ctx, input.commentIds)
    const changes = chosen.map((one) => retag(one, input)).filter(({ added, removed }) => added.length + removed.length)
    if (changes.some(({ tags }) => tags.length > sizes.tagsPerComment)) {
      throw new AppError('BAD_REQUEST', {
        errors: [{ path: 'add', message: `A review can have up to ${sizes.tagsPerComment} tags` }],
      })
    }
    await keepNames(tx, ctx, [...new Set(changes.flatMap(({ added }) => added))])
    await write(tx, ctx, changes)
    const changed = changes.map(({ one }) => one.id)
    await emitComments(tx, ctx, changed)
    return { changed }
  })
}

function retag(one: Chosen, { add, remove }: { add: string[]; remove: string[] }): Tagged {
  const tags = [...new Set([...one.tags, ...add])].filter((name) => !remove.includes(name)).toSorted()
  return {
    one,
    tags,
    added: tags.filter((name) => !one.tags.includes(name)),
    removed: one.tags.filter((name) => !tags.includes(name)),
  }
}

const TAGS_AT_MOST = 1000

async function keepNames(tx: Tx, ctx: Ctx, names: string[]): Promise<void> {
  if (names.length === 0) return
  await plannedPerCall(
    tx,
    `insert into app.tags (company_id, name, created_at) select $1, t.name, $2 from unnest($3::text[]) as t(name)
     on conflict do nothing`,
    [ctx.companyId, ctx.now(), names.toSorted()],
  )
  const [known] = await prepared<{ n: number }>(
    tx,
    'tags.count',
    'select count(*)::int as n from app.tags where company_id = $1',
    [ctx.companyId],
  )
  if (known && known.n > TAGS_AT_MOST) {
    throw new AppError('BAD_REQUEST', {
      errors: [{ path: 'add', message: `A company can have up to ${TAGS_AT_MOST} tags` }],
    })
  }
}

async function write(tx: Tx, ctx: Ctx, changes: Tagged[]): Promise<void> {
  if (changes.length === 0) return
  // PostgreSQL arrays of arrays can't be ragged, so each is passed as JSON text.
  await plannedPerCall(
    tx,
    `update app.comments c set updated_at = $2, tags = array(select jsonb_array_elements_text(t.tags))
     from unnest($3::uuid[], $4::jsonb[]) as t(id, tags) where c.company_id = $1 and c.id = any($3::uuid[]) and c.id = t.id`,
    [ctx.companyId, ctx.now(), changes.map(({ one }) => one.id), changes.map(({ tags }) => JSON.stringify(tags))],
  )
  await recordActivity(
    tx,
    ctx,
    changes.map(({ one, added, removed }) => ({ commentId: one.id, kind: 'tagged', details: { added, removed } })),
  )
}
