import { LifeBuoy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { supportLink } from '../../lib/support-address.ts'
import { look } from '../../ui/button.tsx'
import { serviceKeys } from './service-list.ts'
import type { Summaries } from './row-view.ts'

/** Opens an email draft that already describes the state of the connections. */
export function SupportLink({ brand, summaries }: { brand: string; summaries: Summaries | undefined }) {
  const t = useTranslations('connectionsPage.help')
  const connect = useTranslations('connect')
  const { email } = useUser()
  const troubles = serviceKeys.flatMap((key) => {
    const entry = summaries?.[key].data[0]
    if (!entry || entry.state === 'connected') return []
    return [`${connect(`names.${key}`)} (${entry.lastError ?? entry.state})`]
  })
  const words = {
    subject: t('subject', { brand }),
    body: t('body', { brand, account: email, troubles: troubles.join(', ') || t('noTrouble') }),
  }
  return (
    <a href={supportLink(words)} className={look({ variant: 'neutral', size: 'sm' })}>
      <span className="inline-flex items-center gap-2">
        <LifeBuoy aria-hidden="true" size={14} className="text-ink-3" />
        {t('support')}
      </span>
    </a>
  )
}
