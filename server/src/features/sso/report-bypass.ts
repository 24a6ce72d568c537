import { enqueueMail } from '../../mail/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { AuthParts } from '../auth/index.ts'
import { readAdmins } from '../team/index.ts'

/** Notifies every admin that an admin signed in by password although SSO is required. */
export async function reportBypass(
  parts: Pick<AuthParts, 'db' | 'now' | 'services'>,
  companyId: string,
  user: { id: string; name: string },
): Promise<void> {
  await parts.db.inCompany(companyId, async (tx) => {
    const where = { companyId, brandId: null, actor: { userId: user.id }, now: parts.now }
    await recordAudit(tx, where, { action: 'sso.bypassed', subjectId: user.id, details: {} })
    const link = `${parts.services.appUrl}/settings?tab=company`
    for (const { email, name, locale } of await readAdmins(tx, companyId)) {
      const values = { name, admin: user.name, link }
      await enqueueMail(tx, parts.services, { template: 'sso-bypassed', to: email, locale, values })
    }
  })
}
