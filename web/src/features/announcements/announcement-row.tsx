import type { WrittenAnnouncement } from '@bizamply/contract/announcements'
import { CircleStop, PenLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

export interface AnnouncementRowProps {
  announcement: WrittenAnnouncement
  onEdit: () => void
  onEnd: () => void
}

export function AnnouncementRow({ announcement, onEdit, onEnd }: AnnouncementRowProps) {
  const t = useTranslations('announcements')
  const format = useFormat()
  const now = useTicking()
  const { title, state, from, until, writtenBy, changedBy } = announcement
  const name = writtenBy ?? t('someone')
  const by = changedBy ?? t('someone')
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 text-sm">
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <bdi className="truncate font-medium text-ink">{title}</bdi>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </span>
        <span className="block text-xs text-ink-3">
          {t('span', { from: format.shortDate(from, now), until: format.shortDate(until, now) })}
          {' · '}
          {by === name ? t('writtenBy', { name }) : t('changedBy', { name, by })}
        </span>
      </span>
      <IconButton size="sm" label={t('edit', { title })} icon={<PenLine size={16} />} onClick={onEdit} />
      {state !== 'ended' && (
        <IconButton size="sm" label={t('end', { title })} icon={<CircleStop size={16} />} onClick={onEnd} />
      )}
    </li>
  )
}

const tones: Record<WrittenAnnouncement['state'], Tone> = { scheduled: 'accent', live: 'sent', ended: 'neutral' }
