import type { OpenedInvitation } from '@bizamply/contract/team'
import { useTranslations } from 'use-intl'

/** Who invites to what, and what the role allows. */
export function InvitedBy({ invitation }: { invitation: OpenedInvitation }) {
  const t = useTranslations('invitation')
  const { inviter, role, customRole, brands } = invitation
  const company = invitation.company ?? ''
  return (
    <div className="mt-1 mb-6 grid gap-1 text-base text-pretty text-ink-2">
      <p>{inviter ? t('by', { inviter, company }) : t('bySomeone', { company })}</p>
      {brands === null && role && <p>{customRole ? t('customRole', { role: customRole }) : t(`role.${role}`)}</p>}
      {brands && (
        <ul aria-label={t('brands')} className="list-disc pl-5">
          {brands.map(({ name, role: own }) => (
            <li key={name}>{t('roleIn', { role: customRole ?? t(`names.${own}`), brand: name })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
