import { type Rights, roleInBrand } from '@bizamply/contract/permissions'
import type { NotificationSettings } from '@bizamply/contract/notification-settings'
import { AppError } from '../../errors.ts'
import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

/** The settings' owner; without a company there are no brands and no events. */
export interface Person {
  userId: string
  email: string
  companyId: string | null
  rights: Rights
}

/** Replaces the muted brands; brands without a role are not found. */
export async function muteBrands(
  { db }: Pick<Services, 'db'>,
  { userId, companyId, rights }: Person,
  brandIds: string[],
): Promise<void> {
  const wrong = brandIds.some((id) => roleInBrand(rights, id) === null)
  if (wrong || (!companyId && brandIds.length > 0))
    throw new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })
  if (!companyId) return
  await db.inCompany(companyId, async (tx) => {
    const known = await prepared(
      tx,
      'notifications.mutable',
      'select 1 from app.brands where company_id = $1 and id = any($2)',
      [companyId, brandIds],
    )
    if (known.length !== new Set(brandIds).size)
      throw new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })
    await prepared(
      tx,
      'notifications.unmute',
      'delete from app.notification_mutes where company_id = $1 and user_id = $2 and brand_id <> all($3)',
      [companyId, userId, brandIds],
    )
    await prepared(
      tx,
      'notifications.mute',
      `insert into app.notification_mutes (company_id, user_id, brand_id) select $1, $2, unnest($3::uuid[])
       on conflict do nothing`,
      [companyId, userId, brandIds],
    )
  })
}

type OfCompany = { brands: NotificationSettings['brands']; counts: NotificationSettings['week']['counts'] }

/** A user's brands, with their number of events in a week. */
export async function readCompany(
  { db }: Pick<Services, 'db'>,
  { userId, companyId, rights }: Person,
  since: Date,
): Promise<OfCompany> {
  if (!companyId) return { brands: [], counts: [] }
  return db.inCompany(companyId, async (tx) => {
    const brands = await prepared<OfCompany['brands'][number]>(
      tx,
      'notifications.brands',
      `select b.id, b.name, exists (select 1 from app.notification_mutes q
         where q.company_id = $1 and q.user_id = $2 and q.brand_id = b.id) as muted
       from app.brands b where b.company_id = $1 and b.archived_at is null order by b.created_at, b.id`,
      [companyId, userId],
    )
    const mine = brands.filter(({ id }) => roleInBrand(rights, id) !== null)
    const counts = await prepared<OfCompany['counts'][number]>(
      tx,
      'notifications.week',
      `select kind, brand_id as "brandId", count(*)::int as count from app.notifications
       where company_id = $1 and user_id = $2 and brand_id = any($3) and created_at >= $4 group by 1, 2`,
      [companyId, userId, mine.map(({ id }) => id), since],
    )
    return { brands: mine, counts }
  })
}
