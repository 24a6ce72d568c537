import { graceDays, type CompanyOffboarding } from '@bizamply/contract/offboarding'
import type { Ctx } from '../../../context.ts'
import { prepared } from '../../../db/prepared.ts'
import { readDeletion } from './deletion-rows.ts'
import { exportsLeft, readExports } from './export-rows.ts'

/** All data of the Company tab for admins. */
export async function readOffboarding(ctx: Ctx, backupDays: number): Promise<CompanyOffboarding> {
  return ctx.tx(async (tx) => {
    const [company] = await prepared<{ name: string }>(
      tx,
      'company-deletions.name',
      'select name from app.companies where company_id = $1',
      [ctx.companyId],
    )
    return {
      company: company?.name ?? '',
      deletion: await readDeletion(tx, ctx),
      graceDays,
      backupDays,
      exports: await readExports(tx, ctx),
      exportsLeft: (await exportsLeft(tx, ctx)).left,
    }
  })
}
