import { enqueueMail } from '../../mail/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { AuthDependencies } from '../auth/index.ts'
import { readAdmins } from '../team/index.ts'

/** An admin came in by password where SSO is required: every admin of the company hears of it. */
export async function reportBypass(
  deps: Pick<AuthDependencies, 'db' | 'now' | 'services'>,
  companyId: string,
  user: { id: string; name: string },
): Promise<void> {
  await deps.db.inCompany(companyId, async (tx) => {
    const where = { companyId, brandId: null, actor: { userId: user.id }, now: deps.now }
    await recordAudit(tx, where, { action: 'sso.bypassed', subjectId: user.id, details: {} })
    const link = `${deps.services.appUrl}/settings?tab=company`
    for (const { email, name, locale } of await readAdmins(tx, companyId)) {
      const values = { name, admin: user.name, link }
      await enqueueMail(tx, deps.services, { template: 'sso-bypassed', to: email, locale, values })
    }
  })
}
