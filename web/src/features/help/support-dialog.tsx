import { sizes } from '@bizamply/contract/size-limits'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { retryTime } from '../../lib/retry-time.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'

const SUBJECT_LIMIT = 150

/** Sends a mail to support; what was typed stays if it can't be sent. */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('help')
  const shared = useTranslations('shared')
  const { email } = useUser()
  const form = useLetter(onClose)
  const { letter, problems, set } = form
  return (
    <EditingDialog
      title={t('supportTitle')}
      description={t('supportText', { email })}
      width={480}
      changed={`${letter.subject}${letter.message}`.trim() !== ''}
      busy={form.busy}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        form.subject.current?.focus()
      }}
      onClose={onClose}
    >
      {(leave) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.send()
          }}
        >
          <div className="grid gap-4">
            {form.failure && <ErrorPanel message={form.failure} />}
            <Field label={t('subject')} error={problems.subject}>
              {(control) => (
                <Input
                  {...control}
                  ref={form.subject}
                  value={letter.subject}
                  maxLength={SUBJECT_LIMIT}
                  onChange={(event) => set({ subject: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('message')} error={problems.message} hint={t('messageHint')}>
              {(control) => (
                <TextArea
                  {...control}
                  ref={form.message}
                  rows={6}
                  className="max-h-72"
                  value={letter.message}
                  onChange={(event) => set({ message: event.target.value })}
                />
              )}
            </Field>
          </div>
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('sending')}>
              {t('send')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}

function useLetter(onClose: () => void) {
  const t = useTranslations('help')
  const [letter, setLetter] = useState({ subject: '', message: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const subject = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const over = letter.message.trim().length - sizes.supportText
  const wrong = {
    subject: letter.subject.trim() === '' ? t('subjectEmpty') : undefined,
    message:
      letter.message.trim() === '' ? t('messageEmpty') : over > 0 ? t('messageLong', { count: over }) : undefined,
  }
  const send = async (): Promise<void> => {
    if (busy) return
    setTried(true)
    if (wrong.subject) return subject.current?.focus()
    if (wrong.message) return message.current?.focus()
    setBusy(true)
    setFailure(null)
    try {
      await api.me.support({ subject: letter.subject.trim(), message: letter.message.trim() })
      toast.success(t('sent'))
      onClose()
    } catch (thrown) {
      setFailure(reasonOf(CallError.from(thrown), t))
    } finally {
      setBusy(false)
    }
  }
  const problems = tried ? wrong : { subject: undefined, message: undefined }
  const set = (some: Partial<typeof letter>) => setLetter({ ...letter, ...some })
  return { letter, problems, set, send, busy, failure, subject, message }
}

function reasonOf(error: CallError, t: ReturnType<typeof useTranslations<'help'>>): string {
  if (error.status === 0) return t('failed', { reason: t('unreachable') })
  if (error.code !== 'RATE_LIMIT_EXCEEDED') return t('failed', { reason: error.message })
  const until = retryTime(error)
  if (!until) return t('failed', { reason: t('tooMany') })
  const minutes = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000))
  return t('failed', { reason: t('tooManyWait', { minutes }) })
}
