import type { Comment } from '@bizamply/contract/comments'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Stars } from '../../ui/stars.tsx'
import { CommentHistory } from './comment-history.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteList } from './note-list.tsx'
import { PersonSection } from './person-section.tsx'
import { PresenceLine } from './presence-line.tsx'
import type { Others } from './use-presence.ts'

export interface CommentPanelProps {
  comment: Comment
  /** The platform's name. */
  platform: string
  others: Others
  mayWrite: boolean
  /** Topics, sentiment and risks that were detected. */
  reading: ReactNode
  /** The reply with its actions. */
  reply: ReactNode
  onNoted: (comment: Comment) => void
  /** Opens the previous or next comment in the list; absent at either end. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** A comment with all its details, next to the list. */
export function CommentPanel(props: CommentPanelProps) {
  const t = useTranslations('triage')
  const { comment, mayWrite } = props
  const step = (label: string, icon: ReactNode, go: (() => void) | undefined) => (
    <IconButton size="sm" label={label} icon={icon} aria-disabled={!go} onClick={() => go?.()} />
  )
  return (
    <SidePanel
      title={<bdi>{comment.customerName}</bdi>}
      description={comment.product_title ?? props.platform}
      controls={
        <span className="flex">
          {step(t('previous'), <ChevronUp size={16} />, props.onPrevious)}
          {step(t('next'), <ChevronDown size={16} />, props.onNext)}
        </span>
      }
      onClose={props.onClose}
      footer={mayWrite && <NoteForm key={comment._id} comment={comment} onAdded={props.onNoted} />}
    >
      <div className="group/row grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 sm:px-5">
        <PresenceLine others={props.others} />
        <section aria-label={t('detail')}>
          <p className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
            <PlatformMark platform={comment.platform} />
            {props.platform}
            <Stars rating={comment.rating} />
            <RelativeTime at={comment.time} className="ml-auto" />
          </p>
          {comment.title && (
            <p dir="auto" className="mt-2 text-base font-medium text-ink wrap-anywhere">
              {comment.title}
            </p>
          )}
          <p dir="auto" className="mt-1 text-base text-pretty whitespace-pre-line text-ink wrap-anywhere">
            {comment.content}
          </p>
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)]">{props.reply}</div>
        {props.reading}
        <NoteList comment={comment} onRemoved={props.onNoted} />
        <PersonSection comment={comment} platform={props.platform} />
        <CommentHistory comment={comment} />
      </div>
    </SidePanel>
  )
}
