import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormats } from '../../lib/formats.ts'
import { instantIn } from '../../lib/zoned-time.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { whose } from './assign-dialog.tsx'
import { snoozeTimes } from './snooze-times.ts'
import type { TriageDialogProps } from './triage-dialog-props.ts'

/** Keys 1 to 3 select a time immediately; the reason is saved with it. */
export function SnoozeDialog({ comments, triage, onClose }: TriageDialogProps) {
  const t = useTranslations('triage')
  const format = useFormatter()
  const [reason, setReason] = useState('')
  const [own, setOwn] = useState('')
  const [tried, setTried] = useState(false)
  const [now] = useState(() => new Date())
  const { timeZone } = useFormats()
  const times = snoozeTimes(now, timeZone)
  const snooze = (until: Date) => {
    void triage.setTriageState(comments, {
      triageState: 'snoozed',
      until: until.toISOString(),
      reason: reason.trim() || null,
    })
    onClose()
  }
  const chosen = own ? instantIn(timeZone, own) : null
  const isLate = chosen !== null && chosen <= now
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onOpenAutoFocus={focusField}
        title={t('snoozeTitle', { count: comments.length })}
        description={whose(comments) ?? t('snoozeText')}
      >
        <ul className="-mx-2 grid">
          {times.map(({ name, at }) => (
            <li key={name}>
              <button type="button" data-first className={choice} onClick={() => snooze(at)}>
                <Clock aria-hidden="true" size={16} className="text-ink-3" />
                {t(name)}
                <span className="ml-auto text-xs text-ink-3 tabular-nums">
                  {format.dateTime(at, {
                    weekday: 'short',
                    day: 'numeric',
                    month: 'short',
                    hour: 'numeric',
                    minute: '2-digit',
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <form
          className="mt-3 grid gap-3 border-t border-line pt-4"
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
            if (chosen && !isLate) snooze(chosen)
          }}
        >
          <Field label={t('snoozeReason')} hint={t('snoozeReasonHint')}>
            {(control) => (
              <Input {...control} value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
            )}
          </Field>
          <Field
            label={t('snoozeUntil')}
            error={isLate ? t('snoozePast') : tried && !chosen ? t('snoozeWhen') : undefined}
          >
            {(control) => (
              <div className="flex gap-2">
                <Input
                  {...control}
                  className="flex-1"
                  type="datetime-local"
                  value={own}
                  onChange={(event) => setOwn(event.target.value)}
                />
                <Button type="submit">{t('snooze')}</Button>
              </div>
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}

const choice =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2 text-left text-sm text-ink hover:bg-surface-2 dark:hover:bg-surface-3 coarse:min-h-11'
