import type { CustomerSort } from '@bizamply/contract/customer-choices'
import type { CustomerFilter } from '@bizamply/contract/customer-filter'

/** SQL conditions and their values, from `$1` on; companies are aliased `c`. */
export interface Conditions {
  text: string
  values: unknown[]
}

/** A company that is being deleted counts as inactive; otherwise the stored status applies. */
export const statusOf = `case c.status when 'leaving' then 'inactive' else c.status end`

export function searched({ search }: Pick<CustomerFilter, 'search'>): Conditions {
  if (!search) return { text: 'true', values: [] }
  const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return {
    text: `(c.name ilike $1 or c.public_id ilike $1 or c.company_id::text = lower($2)
      or exists (select 1 from app.members m join app.users u on u.id = m.user_id
        where m.company_id = c.company_id and (u.email ilike $1 or u.name ilike $1))
      or exists (select 1 from app.invitations i where i.company_id = c.company_id and i.accepted_at is null
        and i.revoked_at is null and (i.email ilike $1 or i.first_name || ' ' || i.last_name ilike $1))
      or exists (select 1 from app.connections k where k.company_id = c.company_id and k.account ilike $1))`,
    values: [like, search],
  }
}

/** Sort order shared by the page and the export; the id breaks ties. */
export const orderOf = ({ sortBy, sortOrder }: Pick<CustomerFilter, 'sortBy' | 'sortOrder'>): string =>
  `${columns[sortBy]} ${sortOrder}, c.company_id ${sortOrder}`

const columns: Readonly<Record<CustomerSort, string>> = {
  createdAt: 'c.created_at',
  name: 'lower(c.name)',
  availableCredits: 'coalesce(a.total - a.used, 0)',
  usedCredits: 'coalesce(a.used, 0)',
  transactions: 'coalesce(a.seq, 0)',
}
