import type { Comment } from '@bizamply/contract/comments'
import { ArrowLeft, ChevronDown, ChevronUp, Clock, Inbox, MailCheck, UserRound, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isSocial } from '../../../lib/is-social.ts'
import { useFormat } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { CommentActions } from '../use-comment-actions.ts'

export interface PaneHeadProps {
  comment: Comment
  commentActions: CommentActions
  /** Its place in the list, from 1; undefined if the list doesn't have it. */
  place: number | undefined
  total: number
  menu: ReactNode
  /** On a phone it's a separate page: Back instead of Close. */
  isPage: boolean
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** Who wrote it and where, triage, and the buttons to move through the list. */
export function PaneHead(props: PaneHeadProps) {
  const t = useTranslations('triage')
  const format = useFormat()
  const { comment, commentActions, place, total, isPage, onClose } = props
  const { mayOrganize } = commentActions.means
  const bought = isVerified(comment)
  const kind = !bought && !comment.product_title && t(isSocial(comment) ? 'onAPost' : 'storeReview')
  return (
    <header className="@container flex min-h-13 shrink-0 items-center gap-1 border-b border-line py-1.5 pr-3 pl-4 md:pl-6">
      {isPage && (
        <IconButton
          label={t('back')}
          icon={<ArrowLeft size={20} />}
          tooltip={false}
          className="-ml-2"
          onClick={onClose}
        />
      )}
      <div className="min-w-0 flex-1 @min-[640px]:min-w-60">
        <h2 className="truncate text-base leading-5 font-semibold text-ink">
          <bdi>{comment.customerName}</bdi>
        </h2>
        <p className="flex min-w-0 items-center gap-x-1 text-xs text-ink-3">
          <span className="mr-0.5">
            <PlatformMark platform={comment.platform} size={13} />
          </span>
          {/* On a phone there is little room; the mark says the platform as well. */}
          <span className={isPage ? 'sr-only' : 'shrink-0'}>{commentActions.nameOf(comment)} ·</span>
          {bought && <span className="truncate">{t('verified')} ·</span>}
          {kind && <span className="truncate">{kind} ·</span>}
          <RelativeTime at={comment.time} className="shrink-0" />
        </p>
      </div>
      {mayOrganize && <Triage {...props} />}
      {props.menu}
      <span aria-hidden="true" className="mx-1 h-5 w-px bg-line max-lg:hidden" />
      {place !== undefined && (
        <span className="px-1 text-xs whitespace-nowrap text-ink-3 tabular-nums max-xl:hidden">
          {t('place', { place: format.number(place), total: format.number(total) })}
        </span>
      )}
      <IconButton
        label={t('previous')}
        icon={<ChevronUp size={16} />}
        aria-disabled={!props.onPrevious}
        onClick={() => props.onPrevious?.()}
      />
      <IconButton
        label={t('next')}
        icon={<ChevronDown size={16} />}
        aria-disabled={!props.onNext}
        onClick={() => props.onNext?.()}
      />
      {!isPage && <IconButton label={t('close')} icon={<X size={16} />} tooltip={false} onClick={onClose} />}
    </header>
  )
}

function Triage({ comment, commentActions }: PaneHeadProps) {
  const t = useTranslations('triage')
  const { assignee, triageState } = comment
  return (
    <span className="flex items-center gap-1 max-lg:hidden">
      <TriageButton
        label={assignee ? (assignee.name.split(' ')[0] ?? assignee.name) : t('assign')}
        aria-label={assignee ? `${t('assign')}, ${t('toName', { name: assignee.name })}` : t('assign')}
        icon={assignee ? <Avatar name={assignee.name} size={18} /> : <UserRound aria-hidden="true" size={16} />}
        isNamed
        data-assigns={comment._id}
        onClick={() => commentActions.ask('assign', [comment])}
      />
      {triageState === 'open' ? (
        <>
          <TriageButton
            label={t('snooze')}
            icon={<Clock aria-hidden="true" size={16} />}
            data-snoozes={comment._id}
            onClick={() => commentActions.ask('snooze', [comment])}
          />
          {comment.status === 'pending' && (
            <TriageButton
              label={t('noReply')}
              icon={<MailCheck aria-hidden="true" size={16} />}
              onClick={() => commentActions.setTriageState([comment], 'no-reply')}
            />
          )}
        </>
      ) : (
        <TriageButton
          label={t('putBack')}
          icon={<Inbox aria-hidden="true" size={16} />}
          onClick={() => commentActions.setTriageState([comment], 'open')}
        />
      )}
    </span>
  )
}

interface TriageButtonProps extends Omit<ComponentProps<typeof Button>, 'icon'> {
  label: string
  icon: ReactNode
  /** Keeps its word in a narrower pane than the others do. */
  isNamed?: boolean
}

/** A word next to the icon where the pane has room, otherwise a tooltip. */
function TriageButton({ label, icon, isNamed = false, ...rest }: TriageButtonProps) {
  const content = (
    <>
      {icon}
      <span className={`hidden ${isNamed ? '@min-[560px]:inline' : '@min-[800px]:inline'}`}>{label}</span>
    </>
  )
  return (
    <Tooltip content={rest['aria-label'] ?? label}>
      <Button variant="ghost" className="px-2" size="sm" aria-label={label} icon={content} {...rest} />
    </Tooltip>
  )
}

/** Judge.me's values for a verified buyer. */
const verifiedValues: ReadonlySet<string> = new Set(['buyer', 'verified-purchase'])
export const isVerified = ({ verified }: Comment): boolean => verifiedValues.has(verified ?? '')
