import type { ConnectionEntry, ConnectionList } from '@bizamply/contract/connections'
import type { ServiceKey } from '@bizamply/contract/service-facts'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { RemoveButton } from './remove-button.tsx'
import type { Removed } from './remove-dialog.tsx'

/** Entries shown per service until the list is expanded. */
const FIRST = 3

export interface ServiceItemProps {
  service: ServiceKey
  summary: ConnectionList['connections'][ServiceKey]
  onRemove: (removed: Removed) => void
}

export function ServiceItem({ service, summary, onRemove }: ServiceItemProps) {
  const t = useTranslations('customerConnections')
  const { name, description, type, connected, canRemove, data } = summary
  const [only] = data
  return (
    <li aria-label={name} className="border-b border-line px-4 py-3 text-sm last:border-b-0">
      <div className="flex items-start gap-3">
        <span className="mt-0.5">
          <PlatformMark platform={service} size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium text-ink">{name}</span>
            <Badge>{t(`type.${type}`)}</Badge>
            {/* A disconnected account is still stored and can be removed. */}
            <Badge tone={connected ? 'sent' : data.length > 0 ? 'pending' : 'neutral'}>
              {t(connected ? 'connected' : data.length > 0 ? 'disconnected' : 'notConnected')}
            </Badge>
            {data.length > 0 && (
              <span className="text-xs text-ink-3 tabular-nums">{t('count', { count: data.length })}</span>
            )}
          </p>
          <p className="mt-0.5 text-xs text-pretty text-ink-2">{description}</p>
        </div>
        {!only ? (
          <Badge>{t('notAvailable')}</Badge>
        ) : !canRemove ? (
          <Badge icon={<Lock aria-hidden="true" size={12} />}>{t('protected')}</Badge>
        ) : (
          data.length === 1 && (
            <RemoveButton
              label={t('removeOf', { platform: name })}
              onClick={() => onRemove({ platform: service, name, brandId: only.BrandId })}
            />
          )
        )}
      </div>
      <Entries
        entries={data}
        onRemove={
          canRemove && data.length > 1
            ? ({ BrandId, BrandName }) => onRemove({ platform: service, name, brandId: BrandId, brandName: BrandName })
            : null
        }
        name={name}
      />
    </li>
  )
}

interface EntriesProps {
  name: string
  entries: readonly ConnectionEntry[]
  /** Null if one button removes the only entry, or none can be removed. */
  onRemove: ((entry: ConnectionEntry) => void) | null
}

function Entries({ name, entries, onRemove }: EntriesProps) {
  const t = useTranslations('customerConnections')
  const [isOpen, setOpen] = useState(false)
  if (entries.length === 0) return null
  const more = entries.length - FIRST
  return (
    <div className="mt-2 pl-8">
      <ul className="grid gap-1.5">
        {(isOpen ? entries : entries.slice(0, FIRST)).map((entry) => (
          <li key={`${entry.BrandId} ${entry.account}`} className="flex min-h-6 items-center gap-3 text-xs">
            <span className="grid min-w-0 flex-1 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-3">
              <bdi className="truncate font-medium text-ink">{entry.BrandName}</bdi>
              <span className="truncate text-ink-2">
                <bdi>{entry.account}</bdi>
                {entry.name && entry.name !== entry.account && (
                  <>
                    {' · '}
                    <bdi>{entry.name}</bdi>
                  </>
                )}
              </span>
            </span>
            {onRemove && (
              <RemoveButton
                label={t('removeOfBrand', { platform: name, brand: entry.BrandName })}
                onClick={() => onRemove(entry)}
              />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className={`mt-0.5 text-xs ${textLink}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('fewer') : t('more', { count: more })}
        </button>
      )}
    </div>
  )
}
