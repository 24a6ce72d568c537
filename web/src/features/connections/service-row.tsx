import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useFailureWords } from './failure-words.ts'
import { viewRow, type RowView, type Summaries } from './row-view.ts'
import { ServiceTile } from '../../ui/service-mark.tsx'
import { rivalOf, type Service } from './service-list.ts'
import type { ConnectState } from './run-connect.ts'

export interface ServiceRowProps {
  service: Service
  /** Of the selected brand; undefined while loading. */
  summaries: Summaries | undefined
  state: ConnectState | undefined
  onConnect: () => void
}

/** One service: its icon, its state and one action. */
export function ServiceRow({ service, summaries, state, onConnect }: ServiceRowProps) {
  const t = useTranslations('connect')
  const view = viewRow(service, summaries, state)
  const off = view.action === 'rival'
  return (
    <li className={`flex items-center gap-3 px-4 py-2.5 ${off ? 'max-sm:flex-wrap' : ''}`}>
      <ServiceTile service={service} off={off} />
      <div className={`min-w-0 flex-1 ${off ? 'max-sm:basis-3/5' : ''}`}>
        <p className={`text-sm font-medium ${off ? 'text-ink-2' : 'text-ink'}`}>{t(`names.${service}`)}</p>
        <p className={`text-xs text-pretty wrap-anywhere tabular-nums ${inks[view.tone]}`}>
          <Line service={service} line={view.line} />
        </p>
      </div>
      <Action service={service} action={view.action} onConnect={onConnect} />
    </li>
  )
}

function Line({ service, line }: { service: Service; line: RowView['line'] }) {
  const t = useTranslations('connect')
  const failureWords = useFailureWords()
  switch (line.say) {
    case 'reads':
      return t(`reads.${service}`)
    case 'account':
      return line.account || t('connected')
    case 'importing':
      return line.total === null
        ? t('importingSoFar', { done: line.done })
        : t('importing', { done: line.done, total: line.total })
    case 'failed':
      return failureWords(service, line.failure)
    default:
      return t(line.say)
  }
}

function Action({
  service,
  action,
  onConnect,
}: {
  service: Service
  action: RowView['action']
  onConnect: () => void
}) {
  const t = useTranslations('connect')
  const named = (words: string) => (
    <>
      {words} <span className="sr-only">{t(`names.${service}`)}</span>
    </>
  )
  const rival = rivalOf(service)
  switch (action) {
    case 'none':
      return null
    case 'connected':
      return (
        <Badge tone="sent" icon={<Check aria-hidden="true" size={12} />}>
          {t('connected')}
        </Badge>
      )
    case 'rival':
      return (
        <Button disabled className="max-sm:ml-12 max-sm:w-[calc(100%-3rem)]">
          {rival && t('otherConnected', { service: t(`names.${rival}`) })}
        </Button>
      )
    case 'connecting':
      return <Button busy busyLabel={t('connecting')} className="min-w-22" />
    default:
      return (
        <Button className="min-w-22" onClick={onConnect}>
          {named(t(action))}
        </Button>
      )
  }
}

const inks = { plain: 'text-ink-2', pending: 'text-pending-ink', danger: 'text-danger-ink' } as const
