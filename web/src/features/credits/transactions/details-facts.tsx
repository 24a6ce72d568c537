import type { Transaction } from '@bizamply/contract/credits'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowUpRight, Copy } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useBrands } from '../../../lib/brand-context.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { toast } from '../../../ui/toast.ts'
import { useCopy } from './use-copy.ts'
import { Platform, State, TypePill } from './parts.tsx'
import { shortId } from './words.ts'

export function Facts({ entry }: { entry: Transaction }) {
  const t = useTranslations('transactions')
  const format = useFormatter()
  const facts: [string, ReactNode][] = [
    [t('type'), <TypePill key="type" type={entry.type} />],
    [t('platform'), <Platform key="platform" platform={entry.platform} />],
    [t('status'), <State key="status" status={entry.status} />],
    ...(entry.reason ? [[t('reason'), entry.reason] satisfies [string, ReactNode]] : []),
    [
      t('date'),
      <time key="date" dateTime={entry.createdAt} className="tabular-nums">
        {format.dateTime(new Date(entry.createdAt), { dateStyle: 'medium', timeStyle: 'long' })}
      </time>,
    ],
    [t('description'), entry.description],
    [
      t('commentId'),
      entry.commentId ? <CommentId key="comment" id={entry.commentId} entry={entry} /> : t('notAvailable'),
    ],
  ]
  return (
    <dl className="-mx-5 grid gap-2.5 border-y border-line px-5 py-4 text-sm sm:-mx-6 sm:px-6">
      {facts.map(([name, value]) => (
        <div key={name} className="grid min-h-5 grid-cols-[112px_minmax(0,1fr)] items-center gap-x-4">
          <dt className="self-start text-ink-3">{name}</dt>
          <dd className="min-w-0 break-words text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Copies the full ID. The link opens the comment, after switching to its brand if needed. */
function CommentId({ id, entry }: { id: string; entry: Transaction }) {
  const t = useTranslations('transactions')
  const words = useTranslations('brands')
  const copy = useCopy()
  const navigate = useNavigate()
  const { brand, select } = useBrands()
  const { BrandId } = entry
  const elsewhere = BrandId !== null && BrandId !== brand?.BrandId
  const change = async (event: MouseEvent) => {
    if (!elsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    select(BrandId).catch(() => toast.warning(words('changeFailed'), { description: words('changeFailedText') }))
    await navigate({ to: '/responses', search: { comment: id } })
  }
  return (
    <span className="flex items-center gap-1.5">
      <span className="font-medium tabular-nums" title={id}>
        {shortId(id)}
      </span>
      <IconButton
        size="xs"
        className="-my-1"
        label={t('copyCommentId')}
        icon={<Copy size={14} />}
        onClick={() => void copy(id)}
      />
      <Link
        to="/responses"
        search={{ comment: id }}
        onClick={(event) => void change(event)}
        className={`${textLink} inline-flex items-center gap-1`}
      >
        {t('open')} <span className="sr-only">{t('commentId')}</span>
        <ArrowUpRight aria-hidden="true" size={14} />
      </Link>
    </span>
  )
}
