import { brandBadge } from '@bizamply/contract/brand-badge'
import { useTranslations } from 'use-intl'
import { Badge, type Tone } from '../../ui/badge.tsx'

/** Setup state of a brand, by its number of connected services. */
export function SetupBadge({ connected }: { connected: number }) {
  const t = useTranslations('brands')
  const { key, tone } = looks[brandBadge(connected)]
  return <Badge tone={tone}>{t(key)}</Badge>
}

const looks = {
  'Not Connected': { key: 'notConnected', tone: 'neutral' },
  'Partial Setup': { key: 'partialSetup', tone: 'pending' },
  Connected: { key: 'connected', tone: 'sent' },
} as const satisfies Record<string, { key: string; tone: Tone }>
