import type { Comment } from '@bizamply/contract/comments'
import type { Channels } from '@bizamply/contract/sent-replies'
import { useId, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { focusField, focusInvalid } from '../../../ui/focus-field.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRenewChannels } from './channels.ts'

export interface PhoneDialogProps {
  comment: Comment
  /** The current number and consent, which this dialog can update. */
  known: Channels['whatsapp']
  onClose: () => void
}

/** The author's number, where it comes from, and whether they agreed to WhatsApp messages. */
export function PhoneDialog({ comment, known, onClose }: PhoneDialogProps) {
  const t = useTranslations('replies')
  const shared = useTranslations('shared')
  const format = useFormatter()
  const renew = useRenewChannels()
  const form = useRef<HTMLFormElement>(null)
  const stored = { phone: known.phone ?? '', source: known.source ?? '', agreed: known.agreed }
  const [typed, setTyped] = useState(stored)
  const isChanged = typed.phone !== stored.phone || typed.source !== stored.source || typed.agreed !== stored.agreed
  const [tried, setTried] = useState(false)
  const [state, setState] = useState<'still' | 'busy' | CallError>('still')
  const noteId = useId()
  const isNewConsent = Boolean(known.optedOutAt) && typed.agreed
  // After an opt-out, the earlier source isn't that of the new consent.
  const agree = (agreed: boolean) =>
    setTyped({ ...typed, agreed, ...(known.optedOutAt && { source: agreed ? '' : (known.source ?? '') }) })
  const isRemoved = known.phone !== null && typed.phone.trim() === ''
  const problem = (name: 'phone' | 'source', words: string) =>
    (tried && typed[name].trim() === '' ? words : undefined) ??
    (state instanceof CallError ? state.errors.find(({ path }) => path === name)?.message : undefined)
  const save = async () => {
    setTried(true)
    if (state === 'busy' || (!isRemoved && (typed.phone.trim() === '' || typed.source.trim() === ''))) return
    setState('busy')
    try {
      const given = isRemoved ? { phone: '', source: t('phoneRemoved'), agreed: false } : typed
      await api.sending.savePhone({ commentId: comment._id, ...given })
      renew()
      if (isRemoved) toast.success(t('phoneRemoved'))
      else if (typed.agreed) toast.success(t('phoneSaved'))
      else toast.success(t('phoneSaved'), { description: t(known.agreed ? 'phoneWithdrawn' : 'phoneSavedOnly') })
      onClose()
    } catch (error) {
      setState(CallError.from(error))
    }
  }
  return (
    <EditingDialog
      onOpenAutoFocus={focusField}
      title={t('phoneTitle', { name: comment.customerName })}
      description={t('phoneText')}
      width={480}
      changed={isChanged}
      busy={state === 'busy'}
      onClose={onClose}
    >
      {(leave) => (
        <form
          ref={form}
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void save().then(() => focusInvalid(form.current))
          }}
        >
          <Field
            label={t('phone')}
            hint={isRemoved ? t('phoneRemoving') : t('phoneHint')}
            error={isRemoved ? undefined : problem('phone', t('phoneEmpty'))}
          >
            {(control) => (
              <Input
                {...control}
                type="tel"
                autoComplete="off"
                maxLength={30}
                value={typed.phone}
                onChange={(event) => setTyped({ ...typed, phone: event.target.value })}
              />
            )}
          </Field>
          <Field
            label={t(isNewConsent ? 'phoneAgreedWhere' : 'phoneSource')}
            hint={isRemoved ? undefined : t('phoneSourceHint')}
            error={
              isRemoved ? undefined : problem('source', t(isNewConsent ? 'phoneAgreedWhereEmpty' : 'phoneSourceEmpty'))
            }
          >
            {(control) => (
              <Input
                {...control}
                disabled={isRemoved}
                maxLength={200}
                value={typed.source}
                onChange={(event) => setTyped({ ...typed, source: event.target.value })}
              />
            )}
          </Field>
          {known.optedOutAt && (
            <p id={noteId} className="rounded-md bg-pending-soft px-3 py-2 text-sm text-pretty text-pending-ink">
              {t('phoneOptedOut', { day: format.dateTime(new Date(known.optedOutAt), { dateStyle: 'medium' }) })}
            </p>
          )}
          <label className="flex min-h-8 items-center gap-2.5 text-sm text-ink">
            <Checkbox
              disabled={isRemoved}
              checked={typed.agreed && !isRemoved}
              aria-describedby={known.optedOutAt ? noteId : undefined}
              onCheckedChange={agree}
            />
            {t('phoneAgreed')}
          </label>
          {state instanceof CallError && state.errors.length === 0 && <ErrorPanel error={state} />}
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button
              type="submit"
              variant={isRemoved ? 'danger' : 'primary'}
              busy={state === 'busy'}
              busyLabel={t('saving')}
            >
              {t(isRemoved ? 'phoneRemove' : 'phoneSave')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}
