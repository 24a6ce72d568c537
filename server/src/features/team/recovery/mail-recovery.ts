import type { Services } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { enqueueMail } from '../../../mail/index.ts'
import type { StoredRecovery } from './stored-recovery.ts'

export type RecoveryDependencies = Pick<Services, 'db' | 'now' | 'encryption' | 'queue' | 'appUrl'>

type Step = 'requested' | 'approved' | 'stopped' | 'done'

interface Told {
  step: Step
  recovery: StoredRecovery
  /** Token of the cancel link, while it can be canceled. */
  token?: string
}

/** Emails the member and every admin at each step; each of them can cancel until it is complete. */
export async function mailRecovery(
  tx: Tx,
  deps: RecoveryDependencies,
  companyId: string,
  { step, recovery, token }: Told,
): Promise<void> {
  const link = `${deps.appUrl}/${token ? `recovery?token=${token}` : 'login'}`
  const due = recovery.dueAt ? `${recovery.dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''
  for (const { name, email } of await concerned(tx, companyId, recovery.userId)) {
    const values = { name, person: recovery.name, company: recovery.company, link }
    const mail = { to: email, locale: 'en' }
    if (step === 'approved') {
      await enqueueMail(tx, deps, { ...mail, template: 'recovery-approved', values: { ...values, due } })
    } else {
      await enqueueMail(tx, deps, { ...mail, template: `recovery-${step}`, values })
    }
  }
}

const concerned = (tx: Tx, companyId: string, userId: string): Promise<{ name: string; email: string }[]> =>
  prepared(
    tx,
    'recovery.concerned',
    `select coalesce(nullif(u.first_name, ''), u.name) as name, u.email from app.members m join app.users u on u.id = m.user_id
     where m.company_id = $1 and (m.user_id = $2 or (m.role = 'admin' and u.status = 'active')) order by u.email`,
    [companyId, userId],
  )
