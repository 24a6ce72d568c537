import { Link2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { Pane } from './pane.tsx'

const history = [
  { key: 'kettle', platform: 'judgeme', rating: 4 },
  { key: 'post', platform: 'instagram', rating: null },
  { key: 'message', platform: 'whatsapp', rating: null },
] as const

export function PersonFigure() {
  const t = useTranslations('helpFigures.person')
  return (
    <Pane>
      <div className="flex items-center gap-2.5 p-3">
        <Avatar name={t('name')} size={32} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{t('name')}</span>
          <span className="flex items-center gap-1 text-xs text-ink-3">
            <Link2 size={12} className="shrink-0" />
            <span className="truncate">{t('match')}</span>
          </span>
        </span>
        <Badge>{t('reviews')}</Badge>
      </div>
      {history.map(({ key, platform, rating }) => (
        <div key={key} className="flex items-center gap-2.5 border-t border-line px-3 py-2 text-xs">
          <PlatformMark platform={platform} size={14} />
          <span className="min-w-0 flex-1 truncate text-ink-2">{t(`${key}.words`)}</span>
          <Stars rating={rating} size={10} />
          <span className="shrink-0 text-ink-3 tabular-nums">{t(`${key}.date`)}</span>
        </div>
      ))}
    </Pane>
  )
}
