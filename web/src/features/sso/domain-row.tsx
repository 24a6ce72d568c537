import type { SsoSettings } from '@bizamply/contract/sso'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CopyValue } from './copy-value.tsx'
import type { useDomains } from './use-domains.ts'

export interface DomainRowProps {
  domain: SsoSettings['domains'][number]
  actions: ReturnType<typeof useDomains>
  onRemove: () => void
}

export function DomainRow({ domain: { domain, record, verified, checkedAt }, actions, onRemove }: DomainRowProps) {
  const t = useTranslations('sso')
  const format = useFormat()
  const now = useTicking()
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex items-center gap-2">
        <span className="min-w-0 truncate text-sm font-medium text-ink">{domain}</span>
        <Badge tone={verified ? 'sent' : 'pending'}>{t(verified ? 'verified' : 'unverified')}</Badge>
        <span className="ml-auto flex items-center gap-1">
          {!verified && (
            <Button
              size="sm"
              busy={actions.busy === domain}
              busyLabel={t('checking')}
              aria-label={t('checkDomain', { domain })}
              onClick={() => void actions.check(domain)}
            >
              {t('check')}
            </Button>
          )}
          <IconButton
            size="sm"
            label={t('removeDomain', { domain })}
            icon={<Trash2 aria-hidden="true" size={14} />}
            onClick={onRemove}
          />
        </span>
      </div>
      {!verified && <CopyValue what={t('record', { domain })} value={record} />}
      {!verified && checkedAt && (
        <p className="text-xs text-ink-3">{t('lastChecked', { time: format.age(checkedAt, now) })}</p>
      )}
    </li>
  )
}
