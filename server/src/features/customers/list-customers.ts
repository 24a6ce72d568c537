import type { CustomerFilter } from '@bizamply/contract/customer-filter'
import type { CustomerTotals } from '@bizamply/contract/customer-details'
import type { CustomerPage } from '@bizamply/contract/customers'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { orderOf, searched, statusOf } from './customer-filter.ts'
import { customerColumns, customerJoins, ONLINE_MS, presentCustomer, type CustomerRow } from './customer-rows.ts'

export interface CustomersQuery extends CustomerFilter {
  page?: number | undefined
  limit?: number | undefined
}

const PAGE = 10

/** One page, and totals of everything that matches the search, read in one snapshot. */
export async function listCustomers(
  { db, now }: Pick<Services, 'db' | 'now'>,
  query: CustomersQuery,
): Promise<CustomerPage> {
  const { page = 1, limit = PAGE } = query
  return db.asAdmin(async (tx) => {
    const totals = await readTotals(tx, query, now())
    const totalCount = totals[query.status]
    const totalPages = Math.ceil(totalCount / limit)
    return {
      customers: await readPage(tx, query, { skip: (page - 1) * limit, limit, at: now() }),
      pagination: {
        currentPage: page,
        limit,
        totalCount,
        totalPages,
        hasPrev: page > 1 && totalCount > 0,
        hasNext: page < totalPages,
      },
      totals,
    }
  })
}

async function readTotals(tx: Tx, query: CustomerFilter, at: Date): Promise<CustomerTotals> {
  const { text, values } = searched(query)
  const [month, since] = [new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth())), new Date(at.getTime() - ONLINE_MS)]
  const [first, second] = [`$${values.length + 1}`, `$${values.length + 2}`]
  const [row] = await plannedPerCall<CustomerTotals & Record<string, unknown>>(
    tx,
    `with found as (select c.company_id, ${statusOf} as status, c.created_at, a.total, a.used from app.companies c
       left join app.credit_accounts a on a.company_id = c.company_id where ${text})
     select count(*)::int as "all", (count(*) filter (where status = 'active'))::int as active,
       (count(*) filter (where status = 'inactive'))::int as inactive,
       (count(*) filter (where status = 'banned'))::int as banned,
       (count(*) filter (where created_at >= ${first}))::int as "newThisMonth",
       coalesce(sum(total), 0)::float8 as "totalCredits", coalesce(sum(used), 0)::float8 as "usedCredits",
       (select count(distinct m.company_id)::int from app.sessions s join app.members m on m.user_id = s.user_id
          join found f on f.company_id = m.company_id and f.status = 'active' where s.last_used_at >= ${second}) as online
     from found`,
    [...values, month, since],
  )
  if (!row) throw new Error('totals without a row')
  return row
}

/** Selects the page's companies first, so that details are read only for them. */
async function readPage(
  tx: Tx,
  query: CustomerFilter,
  { skip, limit, at }: { skip: number; limit: number; at: Date },
): Promise<CustomerPage['customers']> {
  const { text, values } = searched(query)
  const args: unknown[] = [...values, new Date(at.getTime() - ONLINE_MS)]
  const since = `$${args.length}`
  const ofStatus = query.status === 'all' ? 'true' : `${statusOf} = $${args.push(query.status)}`
  const order = orderOf(query)
  const rows = await plannedPerCall<CustomerRow>(
    tx,
    `with page as materialized (select c.company_id from app.companies c
       left join app.credit_accounts a on a.company_id = c.company_id where ${text} and ${ofStatus}
       order by ${order} limit $${args.push(limit)} offset $${args.push(skip)})
     select ${customerColumns(since)} from page join app.companies c using (company_id)
     left join app.credit_accounts a on a.company_id = c.company_id ${customerJoins} order by ${order}`,
    args,
  )
  return rows.map(presentCustomer)
}
