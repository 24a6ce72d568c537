import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { LiveDot } from '../../../ui/live-dot.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { Pane, StillButton } from './pane.tsx'

export function ConnectionFigure() {
  const t = useTranslations('helpFigures.connection')
  return (
    <Pane className="p-3">
      <div className="flex items-center gap-2.5">
        <PlatformMark platform="judgeme" size={20} />
        <span className="font-semibold">{t('judgeme')}</span>
        <Badge>{t('type')}</Badge>
        <RefreshCw size={14} className="ml-auto text-ink-2" />
      </div>
      <LiveDot tone="live" label={t('connected')} />
      <dl className="mt-2 grid grid-cols-4 gap-x-3 text-xs">
        {(['last', 'delay', 'in', 'out'] as const).map((figure) => (
          <div key={figure}>
            <dt className="truncate text-ink-3">{t(`${figure}.name`)}</dt>
            <dd className="truncate font-medium tabular-nums">{t(`${figure}.value`)}</dd>
          </div>
        ))}
      </dl>
    </Pane>
  )
}

export function DisconnectedFigure() {
  const t = useTranslations('helpFigures.connection')
  return (
    <Pane className="p-3">
      <div className="flex items-center gap-2.5">
        <PlatformMark platform="instagram" size={20} />
        <span className="font-semibold">{t('instagram')}</span>
        <span className="ml-auto">
          <StillButton variant="primary">{t('reconnect')}</StillButton>
        </span>
      </div>
      <LiveDot tone="danger" label={<span className="font-medium text-danger-ink">{t('disconnected')}</span>} />
      <p className="mt-2 rounded-sm bg-danger-soft px-2 py-1.5 text-xs text-pretty text-danger-ink">{t('why')}</p>
    </Pane>
  )
}
