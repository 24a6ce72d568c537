import type { Preferences } from '@bizamply/contract/preferences'
import type { Services } from '../../context.ts'
import { emit } from '../../db/events.ts'
import { AppError } from '../../errors.ts'

const columnOf = {
  undoSeconds: 'undo_seconds',
  singleKeys: 'single_keys',
  opensNext: 'opens_next',
  language: 'locale',
  timezone: 'timezone',
  dateFormat: 'date_format',
  weekStart: 'week_start',
  numberFormat: 'number_format',
  theme: 'theme',
  density: 'density',
  profileVisibility: 'profile_visibility',
  showActivity: 'show_activity',
  loginNotifications: 'login_notifications',
  shareUsage: 'share_usage',
} as const satisfies Record<keyof Preferences, string>

const names = Object.keys(columnOf) as (keyof Preferences)[]
const selected = names.map((name) => `${columnOf[name]} as "${name}"`).join(', ')

export async function readPreferences({ db }: Pick<Services, 'db'>, userId: string): Promise<Preferences> {
  const { rows } = await db.global.$client.query<Preferences>({
    name: 'preferences.read',
    text: `select ${selected} from app.users where id = $1`,
    values: [userId],
  })
  return found(rows[0])
}

interface Who {
  userId: string
  /** Null for a person without a company, whose tabs get no events. */
  companyId: string | null
}

/** Updates only the given fields, including nulls. The person's other tabs are notified. */
export async function savePreferences(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, companyId }: Who,
  change: { [K in keyof Preferences]?: Preferences[K] | undefined },
): Promise<Preferences> {
  const named = names.filter((name) => change[name] !== undefined)
  const sets = named.map((name, i) => `${columnOf[name]} = $${i + 3}`)
  const { rows } = await db.global.$client.query<Preferences>({
    text: `update app.users set ${[...sets, 'updated_at = $2'].join(', ')} where id = $1 returning ${selected}`,
    values: [userId, now(), ...named.map((name) => change[name])],
  })
  const saved = found(rows[0])
  if (companyId && named.length > 0) {
    await db.inCompany(companyId, (tx) => emit(tx, { companyId, brandId: null, now }, 'preferences', [userId]))
  }
  return saved
}

function found(row: Preferences | undefined): Preferences {
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
