import type { Preferences } from '@bizamply/contract/notifications'
import { AppError } from '../../errors.ts'
import type { Services } from '../../context.ts'

const columns = 'undo_seconds as "undoSeconds", single_keys as "singleKeys", muted_kinds as "mutedKinds"'

export async function readPreferences({ db }: Pick<Services, 'db'>, userId: string): Promise<Preferences> {
  const { rows } = await db.global.$client.query<Preferences>({
    name: 'preferences.read',
    text: `select ${columns} from app.users where id = $1`,
    values: [userId],
  })
  return found(rows[0])
}

/** Sets what is named; the rest stays. */
export async function savePreferences(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  change: { [K in keyof Preferences]?: Preferences[K] | undefined },
): Promise<Preferences> {
  const { undoSeconds, singleKeys, mutedKinds } = change
  const { rows } = await db.global.$client.query<Preferences>({
    name: 'preferences.save',
    text: `update app.users set undo_seconds = coalesce($2, undo_seconds), single_keys = coalesce($3, single_keys),
        muted_kinds = coalesce($4::text[], muted_kinds), updated_at = $5
      where id = $1 returning ${columns}`,
    values: [
      userId,
      undoSeconds ?? null,
      singleKeys ?? null,
      mutedKinds ? [...new Set(mutedKinds)].toSorted() : null,
      now(),
    ],
  })
  return found(rows[0])
}

function found(row: Preferences | undefined): Preferences {
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
