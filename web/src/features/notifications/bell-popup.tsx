import { Link } from '@tanstack/react-router'
import { CheckCheck, RefreshCw } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { AnchoredPopover } from '../../ui/anchored-popover.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { textLink } from '../../ui/text-link.ts'
import { toast } from '../../ui/toast.ts'
import { Entries } from './entries.tsx'
import { useMarkRead, useNotifications } from './queries.ts'

export interface BellPopupProps {
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function BellPopup({ anchor, onClose }: BellPopupProps) {
  const t = useTranslations('notifications')
  const query = useNotifications()
  const markRead = useMarkRead()
  const mark = (which: { ids: string[] } | { all: true }) =>
    void markRead(which).catch((error: unknown) => toast.error(`${t('markFailed')} ${CallError.from(error).message}`))
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t('title')}
      onClose={onClose}
      onOpenAutoFocus={(event) => {
        // On a button, its tooltip would cover the newest entry.
        event.preventDefault()
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
      }}
      align="end"
      className="flex w-96 max-w-[calc(100vw-16px)] flex-col"
    >
      <div className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
        <h2 className="mr-auto text-sm font-semibold text-ink">{t('title')}</h2>
        <IconButton
          size="sm"
          label={t('refresh')}
          icon={<RefreshCw aria-hidden="true" size={14} className={query.isFetching ? 'animate-spin' : ''} />}
          onClick={() => void query.refetch()}
        />
        <Button
          size="sm"
          variant="ghost"
          icon={<CheckCheck aria-hidden="true" size={14} />}
          aria-disabled={query.data?.notifications && query.data.unread > 0 ? undefined : true}
          onClick={() => mark({ all: true })}
        >
          {t('markAll')}
        </Button>
      </div>
      <Entries
        query={query}
        rows={query.data?.notifications ?? undefined}
        onRead={(id) => mark({ ids: [id] })}
        onClose={onClose}
      />
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line px-4 py-2 text-sm">
        <Link to="/dashboard" search={{ tab: 'notifications' }} className={textLink} onClick={onClose}>
          {t('seeAll')}
        </Link>
        <Link to="/responses" className={textLink} onClick={onClose}>
          {t('viewAll')}
        </Link>
      </div>
    </AnchoredPopover>
  )
}
