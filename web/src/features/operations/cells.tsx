import { services, type ServiceKey } from '@bizamply/contract/service-facts'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { textLink } from '../../ui/text-link.ts'

interface Company {
  BizamplyId: string
  name: string
}

/** Links to the company; a job without a company says so. */
export function CompanyLink({ company }: { company: Company | null }) {
  const t = useTranslations('operations')
  if (!company) return <span className="text-ink-3">{t('noCustomer')}</span>
  return (
    <Link to="/customers" search={{ search: company.BizamplyId }} className={`${textLink} break-words`}>
      <bdi>{company.name}</bdi>
    </Link>
  )
}

export function Platform({ platform }: { platform: ServiceKey }) {
  return (
    <span className="inline-flex items-center gap-2">
      <PlatformMark platform={platform} />
      {services[platform].name}
    </span>
  )
}

export function Age({ at }: { at: string | null }) {
  const t = useTranslations('operations')
  return at ? <RelativeTime at={at} /> : <span className="text-ink-3">{t('none')}</span>
}

/** Zero is muted; other values are emphasized. */
export function Problem({ count }: { count: number }) {
  const format = useFormat()
  return <span className={count > 0 ? 'font-medium text-danger-ink' : 'text-ink-3'}>{format.number(count)}</span>
}

/** Date and time of a single event. */
export function useMoment(): (at: string) => string {
  const t = useTranslations('operations')
  const format = useFormat()
  const now = useTicking()
  return (at) => t('at', { date: format.shortDate(at, now), time: format.time(at) })
}
