import type { Comment } from '@bizamply/contract/comments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { newerDraft } from '../failure-words.ts'
import { isSameText } from '../kept-reply.ts'

export interface SentDialogProps {
  comment: Comment
  platform: string
  limit: number
  onChanged: (comment: Comment) => void
  onClose: () => void
}

/** Edits a published reply. */
export function EditSentDialog({ comment, platform, limit, onChanged, onClose }: SentDialogProps) {
  const t = useTranslations('replies')
  const shared = useTranslations('shared')
  const [text, setText] = useState(comment.updatedContent ?? '')
  const [state, setState] = useState<'still' | 'busy' | CallError>('still')
  /** Of the reply that Save replaces. */
  const [version, setVersion] = useState(comment.version ?? 1)
  const over = text.length - limit
  const problem = over > 0 ? t('sentTooLong', { count: over }) : text.trim() === '' ? t('sentEmpty') : undefined
  const save = async () => {
    if (problem || state === 'busy') return
    setState('busy')
    const done = (saved: Comment) => {
      onChanged(saved)
      toast.success(t('editSentDone', { platform }))
      onClose()
    }
    try {
      done((await api.sending.editSent({ commentId: comment._id, text, version })).data)
    } catch (thrown) {
      const error = CallError.from(thrown)
      const stored = newerDraft(error)
      // An earlier try whose response was lost has saved this text.
      if (stored && isSameText(stored.updatedContent ?? '', text)) return done(stored)
      if (stored) setVersion(stored.version ?? 1)
      setState(error)
    }
  }
  return (
    <EditingDialog
      onOpenAutoFocus={focusField}
      title={t('editSentTitle', { platform })}
      description={t('editSentText')}
      changed={text !== (comment.updatedContent ?? '')}
      busy={state === 'busy'}
      discardText={t('editSentDiscardText')}
      onClose={onClose}
    >
      {(leave) => (
        <>
          <Field label={t('sentLabel')} error={problem}>
            {(control) => (
              <TextArea
                {...control}
                dir="auto"
                rows={8}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          {state instanceof CallError && (
            <ErrorPanel className="mt-3" error={state} say={(reason) => `${t('editSentFailed')} ${reason}`} />
          )}
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button variant="primary" busy={state === 'busy'} busyLabel={t('saving')} onClick={() => void save()}>
              {t('editSentSave')}
            </Button>
          </DialogFooter>
        </>
      )}
    </EditingDialog>
  )
}

/** Removes a reply from the platform, after confirmation. */
export function WithdrawDialog({ comment, platform, onChanged, onClose }: SentDialogProps) {
  const t = useTranslations('replies')
  const [busy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    try {
      onChanged((await api.sending.withdraw({ commentId: comment._id })).data)
      toast.success(t('withdrawDone', { platform }))
    } catch (error) {
      toast.error(t('withdrawFailed'), { description: CallError.from(error).message })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('withdrawTitle', { platform })}
      description={t('withdrawText')}
      action={t('withdrawAction')}
      busy={busy}
      onConfirm={() => void withdraw()}
    />
  )
}
