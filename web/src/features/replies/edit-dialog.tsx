import type { Comment } from '@bizamply/contract/comments'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog, DialogContent, DialogFooter } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import { useConfirmedClaims } from './confirmed-claims.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { useDraftForm } from './use-draft-form.ts'

export interface EditDialogProps {
  comment: Comment
  limit: number
  /** What sending costs and where it goes, as a sentence. */
  costs: string
  onSaved: (comment: Comment) => void
  onClose: () => void
}

export function EditDialog({ comment, limit, costs, onSaved, onClose }: EditDialogProps) {
  const t = useTranslations('replies')
  const format = useFormat()
  const form = useDraftForm(comment, limit, onSaved)
  const confirmed = useConfirmedClaims(comment._id)
  const area = useRef<HTMLTextAreaElement>(null)
  const [leaving, setLeaving] = useState(false)
  const close = () => (form.changed ? setLeaving(true) : onClose())
  const count = t('limit', { used: format.number(form.text.length), limit: format.number(limit) })
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()}>
        <DialogContent
          width={640}
          title={t('editTitle')}
          description={comment.product_title ?? comment.customerName}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            area.current?.focus()
            area.current?.setSelectionRange(form.text.length, form.text.length)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void form.save()
          }}
        >
          <Customer comment={comment} changed={form.changed} />
          <Field
            label={t('editLabel')}
            error={form.problem ?? undefined}
            aside={<span className={`text-xs tabular-nums ${inkOf(form.text.length, limit)}`}>{count}</span>}
          >
            {(control) => (
              <TextArea
                {...control}
                ref={area}
                dir="auto"
                rows={9}
                value={form.text}
                readOnly={form.saving}
                onChange={(event) => form.setText(event.target.value)}
              />
            )}
          </Field>
          {form.marked.length > 0 && <ClaimsPanel text={form.text} spans={form.marked} confirmed={confirmed} />}
          {form.newer && <ConflictPanel newer={form.newer} onMine={form.keepMine} onTheirs={form.useTheirs} />}
          {form.failed && <ErrorPanel className="mt-3" message={t('saveFailed')} />}
          <DialogFooter>
            <p className="mr-auto hidden self-center text-xs text-ink-3 sm:block">{costs}</p>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button variant="primary" busy={form.saving} busyLabel={t('saving')} onClick={() => void form.save()}>
              {t('save')}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('discardTitle')}
        description={t('discardText')}
        action={t('discard')}
        onConfirm={onClose}
      />
    </>
  )
}

function Customer({ comment, changed }: { comment: Comment; changed: boolean }) {
  const t = useTranslations('replies')
  return (
    <section className="mb-4">
      <div className="flex min-w-0 items-center gap-2">
        <PlatformMark platform={comment.platform} />
        <h3 className="truncate text-sm font-medium text-ink">
          <bdi>{comment.customerName}</bdi>
        </h3>
        <Stars rating={comment.rating} />
        <RelativeTime at={comment.time} className="text-xs text-ink-3" />
        {changed && (
          <Badge tone="pending" className="ml-auto">
            {t('unsaved')}
          </Badge>
        )}
      </div>
      {comment.title && (
        <p dir="auto" className="mt-1 text-base font-medium text-ink wrap-anywhere">
          {comment.title}
        </p>
      )}
      <p dir="auto" className="mt-1 max-h-48 overflow-y-auto text-base whitespace-pre-line text-ink wrap-anywhere">
        {comment.content}
      </p>
    </section>
  )
}

const inkOf = (used: number, limit: number): string =>
  used > limit ? 'text-danger-ink' : used >= limit * 0.9 ? 'text-pending-ink' : 'text-ink-3'
