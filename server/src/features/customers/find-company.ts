import type { Services } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { isId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'

/** By BizamplyId or by internal id. */
export async function findCompany({ db }: Pick<Services, 'db'>, name: string): Promise<string> {
  const [company] = await db.asAdmin((tx) =>
    prepared<{ company_id: string }>(
      tx,
      'customers.company',
      'select company_id from app.companies where public_id = $1 or company_id = $2',
      [name, isId(name) ? name : null],
    ),
  )
  if (!company) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this customer.' })
  return company.company_id
}
