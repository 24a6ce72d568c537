import type { CustomerDetails } from '@bizamply/contract/customer-details'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { wrongEmail } from './person-fields.tsx'

/** Says what a new address means for the customer before it is saved. */
export function EmailNotice({ details: { Email, userId }, to }: { details: CustomerDetails; to: string }) {
  const t = useTranslations('customerForms')
  const address = to.trim()
  const isOther = Email !== null && address.toLowerCase() !== Email.toLowerCase() && !wrongEmail(address)
  return (
    <div role="status">
      {isOther && (
        <p className="flex items-start gap-2.5 rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pretty wrap-anywhere text-pending-ink">
          <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {t(userId ? 'emailNotice' : 'invitedNotice', { from: Email, to: address })}
        </p>
      )}
    </div>
  )
}
