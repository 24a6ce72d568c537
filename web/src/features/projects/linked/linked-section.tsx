import { sizes } from '@bizamply/contract/size-limits'
import type { LinkedComment, ProjectPage } from '@bizamply/contract/projects'
import { Link } from '@tanstack/react-router'
import { MoreHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { look } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { MarkedText } from '../../../ui/marked-text.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { useLinked } from './use-linked.ts'

export interface LinkedSectionProps {
  page: ProjectPage
  mayWrite: boolean
  /** May draft replies to the comments that wait. */
  mayReply: boolean
  /** Credits of one draft; undefined until loaded. */
  draftPrice: number | undefined
  onOpen: (comment: LinkedComment) => void
}

/** The newest linked comments, and a link to all of them. */
export function LinkedSection({ page, mayWrite, mayReply, draftPrice, onOpen }: LinkedSectionProps) {
  const t = useTranslations('project')
  const { takeOut } = useLinked(page)
  const { linked, comments, topics, products } = page
  const joins = topics.length + products.length > 0
  return (
    <section aria-labelledby="project-linked" className="border-t border-line">
      <SectionHead
        id="project-linked"
        title={t('linked')}
        meta={t(joins ? 'linkedMeta' : 'linkedMetaByHand', { total: linked.total })}
      >
        {mayReply && linked.waiting > 0 && (
          <Link
            to="/responses"
            search={{ project: page.id, bulk: 'generate' }}
            className={look({ variant: 'neutral', size: 'sm' })}
          >
            <span>
              {t('replyTo', { count: linked.waiting })}
              {draftPrice !== undefined && (
                <span className="ml-2 font-normal text-ink-3 tabular-nums">
                  {t('credits', { count: linked.waiting * draftPrice })}
                </span>
              )}
            </span>
          </Link>
        )}
      </SectionHead>
      {linked.total > 0 && <Counts page={page} />}
      {comments.length === 0 && (
        <div className="px-4 pb-4 sm:px-6">
          <p className="text-sm font-medium text-ink">{t('noLinked')}</p>
          <p className="text-xs text-ink-2">{t('noLinkedText')}</p>
        </div>
      )}
      <ul aria-labelledby="project-linked">
        {comments.map((comment) => (
          <Row
            key={comment.id}
            comment={comment}
            mayWrite={mayWrite}
            onOpen={() => onOpen(comment)}
            onTakeOut={() => void takeOut(comment)}
          />
        ))}
      </ul>
    </section>
  )
}

function Counts({ page: { id, linked } }: { page: ProjectPage }) {
  const t = useTranslations('project')
  const format = useFormat()
  const words = (count: number): string =>
    count >= sizes.countStop ? t('linkedStopped', { total: count }) : format.number(count)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pb-3 text-xs tabular-nums sm:px-6">
      <Link to="/responses" search={{ project: id, status: 'all', triageState: 'shown' }} className={textLink}>
        {t('readAll', { count: words(linked.total) })}
      </Link>
      {linked.waiting > 0 && (
        <Link to="/responses" search={{ project: id }} className={textLink}>
          {t('waiting', { count: words(linked.waiting) })}
        </Link>
      )}
    </p>
  )
}

const tones = { pending: 'neutral', draft: 'draft', sent: 'sent' } as const

interface RowProps {
  comment: LinkedComment
  mayWrite: boolean
  onOpen: () => void
  onTakeOut: () => void
}

function Row({ comment, mayWrite, onOpen, onTakeOut }: RowProps) {
  const t = useTranslations('project')
  const platforms = useTranslations('comments.platform')
  const author = comment.author ?? t('anonymous')
  return (
    <li className="relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm transition-colors duration-100 hover:bg-surface-2 sm:px-6 md:flex-nowrap dark:hover:bg-surface-3">
      <div className="min-w-0 max-md:flex-1 md:w-44">
        <p className="flex min-w-0 items-center gap-2">
          <PlatformMark platform={comment.platform} />
          <span className="sr-only">{platforms(comment.platform)}</span>
          <Link
            to="/responses"
            search={{ comment: comment.id, status: 'all', triageState: 'shown' }}
            aria-label={t('openComment', { author })}
            className="truncate font-medium text-ink after:absolute after:inset-0 hover:underline"
          >
            <bdi>{author}</bdi>
          </Link>
        </p>
        <Stars rating={comment.rating} />
      </div>
      <p dir="auto" className="line-clamp-2 min-w-0 flex-1 text-ink max-md:order-last max-md:basis-full">
        “<MarkedText text={comment.text} marks={comment.marks} side={comment.marks[0]?.side ?? 'good'} />”
      </p>
      <Badge tone={tones[comment.status]}>{t(`state.${comment.status}`)}</Badge>
      <RelativeTime at={comment.at} className="w-16 text-right text-xs text-ink-2" />
      <span className="relative z-1">
        <Menu>
          <MenuTrigger>
            <IconButton size="sm" label={t('commentMenu', { author })} icon={<MoreHorizontal size={16} />} />
          </MenuTrigger>
          <MenuContent align="end">
            <MenuItem onSelect={onOpen}>{t('commentOpen')}</MenuItem>
            {mayWrite && <MenuItem onSelect={onTakeOut}>{t('takeOut')}</MenuItem>}
          </MenuContent>
        </Menu>
      </span>
    </li>
  )
}
