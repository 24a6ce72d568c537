import type { CustomerDetails } from '@bizamply/contract/customer-details'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { listTransactions } from '../credits/index.ts'
import { customerColumns, customerJoins, ONLINE_MS, presentCustomer, type CustomerRow } from './customer-rows.ts'
import { findCompany } from './find-company.ts'
import { readAdministrators, readLogins, readSecondFactor, readSuspicious } from './read-activity.ts'

const NEWEST = 10

export async function readCustomer(services: Services, name: string): Promise<CustomerDetails> {
  const companyId = await findCompany(services, name)
  const { rows: transactions } = await services.db.inCompany(companyId, (tx) =>
    listTransactions(tx, { companyId, limit: NEWEST }),
  )
  return services.db.asAdmin(async (tx) => {
    const row = await readRow(tx, companyId, services.now())
    return {
      ...presentCustomer(row),
      version: row.version ?? 0,
      userId: row.userId,
      ...(await readPeople(tx, companyId)),
      secondFactor: row.userId === null ? null : await readSecondFactor(tx, row.userId),
      invitation: presentInvitation(row),
      connections: await readConnections(tx, companyId),
      transactions,
      loginHistory: await readLogins(tx, companyId),
      suspicious: await readSuspicious(tx, companyId, services.now()),
      administrators: await readAdministrators(tx, companyId),
    }
  })
}

async function readRow(tx: Tx, companyId: string, at: Date): Promise<CustomerRow> {
  const [row] = await prepared<CustomerRow>(
    tx,
    'customers.customer',
    `select ${customerColumns('$2')} from app.companies c
     left join app.credit_accounts a on a.company_id = c.company_id ${customerJoins} where c.company_id = $1`,
    [companyId, new Date(at.getTime() - ONLINE_MS)],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this customer.' })
  return row
}

const presentInvitation = ({ invited, invitedAt, invitedUntil }: CustomerRow): CustomerDetails['invitation'] =>
  invited && invitedAt && invitedUntil
    ? { email: invited, sentAt: invitedAt.toISOString(), expiresAt: invitedUntil.toISOString() }
    : null

async function readPeople(tx: Tx, companyId: string): Promise<Pick<CustomerDetails, 'members' | 'people'>> {
  const rows = await prepared<CustomerDetails['people'][number] & { members: number }>(
    tx,
    'customers.people',
    `select m.user_id as "userId", u.name, u.email, m.role, (count(*) over ())::int as members
     from app.members m join app.users u on u.id = m.user_id where m.company_id = $1
     order by (m.role = 'admin') desc, m.created_at, m.user_id limit 50`,
    [companyId],
  )
  return { members: rows[0]?.members ?? 0, people: rows.map(({ members: _, ...person }) => person) }
}

const readConnections = (tx: Tx, companyId: string) =>
  prepared<CustomerDetails['connections'][number]>(
    tx,
    'customers.connections',
    `select k.platform, k.account, k.name, k.brand_id as "brandId", b.name as "brandName" from app.connections k
     join app.brands b on b.company_id = $1 and b.id = k.brand_id where k.company_id = $1
     order by k.platform, k.created_at limit 200`,
    [companyId],
  )
