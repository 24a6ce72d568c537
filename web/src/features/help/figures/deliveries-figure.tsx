import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { Pane, StillButton } from './pane.tsx'

export function DeliveriesFigure() {
  const t = useTranslations('helpFigures.deliveries')
  return (
    <Pane>
      <div className="flex items-center gap-2.5 px-3 py-2.5">
        <PlatformMark platform="judgeme" size={16} />
        <span className="font-medium">{t('judgeme')}</span>
        <span className="ml-auto inline-flex items-center gap-1.5 text-xs text-sent-ink">
          <CircleCheck size={14} />
          {t('sent')}
        </span>
      </div>
      <div className="grid gap-1.5 border-t border-line px-3 py-2.5">
        <div className="flex items-center gap-2.5">
          <PlatformMark platform="whatsapp" size={16} />
          <span className="font-medium">{t('whatsapp')}</span>
          <span className="ml-auto inline-flex items-center gap-1.5 text-xs text-danger-ink">
            <CircleX size={14} />
            {t('notSent')}
          </span>
        </div>
        <div className="flex items-center gap-3">
          <p className="min-w-0 flex-1 text-xs text-pretty text-ink-2">{t('why')}</p>
          <StillButton price={t('price')}>{t('retry')}</StillButton>
        </div>
      </div>
    </Pane>
  )
}
