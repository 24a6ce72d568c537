import type { Comment } from '@bizamply/contract/comments'
import { replyLimits } from '@bizamply/contract/reply-limits'
import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { InstagramPicker } from '../../../features/products/instagram-picker.tsx'
import { ReplyComposer } from '../../../features/replies/composer/reply-composer.tsx'
import { isBeingSent, whyNotEdit } from '../../../features/replies/reply-permissions.ts'
import { PresenceLine } from '../../../features/triage/presence-line.tsx'
import { useBrand } from '../../../lib/brand-context.tsx'
import { useMedia } from '../../../lib/media.ts'
import { useUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useToastLift } from '../../../ui/use-toast-lift.ts'
import { BareMenus, IconMenus } from '../composer-menus.tsx'
import type { CommentActions } from '../use-comment-actions.ts'
import { AssigneeLine } from './assignee-line.tsx'
import { PaneHead, type PaneHeadProps } from './pane-head.tsx'
import type { PanePresence } from './pane-presence.ts'
import { PaneTabs } from './pane-tabs.tsx'
import { ReviewText } from './review-text.tsx'
import { SentActions } from './sent-actions.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

export interface ReviewPaneProps extends PaneHeadProps {
  comment: Comment
  commentActions: CommentActions
  presence: PanePresence
}

/** A review with everything needed to reply: its text, the composer, and its context. */
export function ReviewPane(props: ReviewPaneProps) {
  const t = useTranslations('triage')
  const { comment, commentActions, presence } = props
  const { actions, nameOf, editing } = commentActions
  const means = { ...commentActions.means, editedBy: presence.editedBy }
  // The person editing it is named in the composer, if there is one.
  const isOpen = comment.status !== 'sent'
  const mayEdit = comment.status === 'draft' && whyNotEdit(comment, means) === null && !means.editedBy
  const others = isOpen ? presence.others.filter(({ state }) => state === 'looking') : presence.others
  const { brand } = useBrand()
  const { name } = useUser()
  const narrow = useMedia('(max-width: 1023px)')
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <section
      ref={useKeptFocus(comment._id)}
      aria-label={t('pane')}
      data-keeps-focus
      className="group/pane flex min-h-0 min-w-0 flex-1 flex-col"
    >
      <PaneHead {...props} />
      <div
        key={comment._id}
        data-pane={comment._id}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain max-md:mb-(--toast-room) min-[1600px]:grid min-[1600px]:grid-cols-[minmax(0,760px)_minmax(280px,1fr)] min-[1600px]:content-start"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
          {comment.assignee && <AssigneeLine name={comment.assignee.name} />}
          <PresenceLine others={others} />
          <ReviewText
            comment={comment}
            onCorrect={means.mayOrganize ? () => commentActions.correct(comment) : undefined}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
            <ReplyComposer
              comment={comment}
              actions={actions}
              means={means}
              platform={nameOf(comment)}
              limit={replyLimits[comment.platform]}
              brandName={brand.BrandName}
              userName={name}
              Menus={narrow ? IconMenus : BareMenus}
              onHide={means.mayOrganize ? () => commentActions.setTriageState([comment], 'hidden') : undefined}
              sentActions={<SentActions comment={comment} commentActions={commentActions} />}
              isEditedElsewhere={editing?._id === comment._id}
              footSlot={narrow ? foot : null}
              onTakeOver={() => commentActions.takeOver(comment, presence.takeOver)}
              onTyping={(isTyping) => presence.setTyping(comment._id, isTyping)}
              onTakenAway={(isSentHere) =>
                isSentHere ? commentActions.dropAfterSend() : commentActions.dropSentence(comment)
              }
              onExpand={commentActions.edit}
              onSent={commentActions.sent}
              onUndone={commentActions.undone}
              onHandle={commentActions.setComposer}
            />
          </div>
          <InstagramPicker comment={comment} mayWrite={means.mayOrganize} />
        </div>
        <PaneTabs
          comment={comment}
          platform={nameOf(comment)}
          mayOrganize={means.mayOrganize}
          onNoted={commentActions.triage.noted}
          onNoteRemoved={commentActions.patch}
          onUseVersion={mayEdit ? (text) => commentActions.composerOf(comment)?.restore?.(text) : undefined}
        />
      </div>
      {narrow && (
        <PaneFoot onFoot={setFoot}>
          {props.onNext && (comment.status === 'sent' || isBeingSent(comment)) && (
            <Button className="w-full" icon={<ChevronDown aria-hidden="true" size={14} />} onClick={props.onNext}>
              {t('next')}
            </Button>
          )}
        </PaneFoot>
      )}
    </section>
  )
}

/**
 * The actions of a narrow pane, in view below it; toasts stay above them, and below the text on a phone. While a note is
 * being typed, its own buttons have the room.
 */
function PaneFoot({ onFoot, children }: { onFoot: (foot: HTMLElement | null) => void; children: ReactNode }) {
  const box = useToastLift<HTMLDivElement>()
  useLayoutEffect(() => {
    onFoot(box.current)
    return () => onFoot(null)
  }, [box, onFoot])
  return (
    <div
      ref={box}
      className="shrink-0 border-t border-line px-4 py-3 group-has-[[data-note]:focus-within]/pane:hidden pb-[max(12px,env(safe-area-inset-bottom))] empty:hidden md:px-6"
    >
      {children}
    </div>
  )
}
