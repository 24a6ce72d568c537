import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormats } from '../../lib/formats.ts'
import { instantIn, localIn } from '../../lib/zoned-time.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { MomentInput } from '../../ui/moment-input.tsx'
import { whose } from './assign-dialog.tsx'
import { snoozeTimes } from './snooze-times.ts'
import type { TriageDialogProps } from './triage-dialog-props.ts'

/** The reason first, because a suggested time snoozes immediately. */
export function SnoozeDialog({ comments, triage, onClose }: TriageDialogProps) {
  const t = useTranslations('triage')
  const format = useFormatter()
  const [reason, setReason] = useState('')
  const [own, setOwn] = useState('')
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
        onOpenAutoFocus={focusFirst}
        title={t('snoozeTitle', { count: comments.length })}
        description={whose(comments) ?? t('snoozeText')}
      >
        <Field label={t('snoozeReason')} hint={t('snoozeReasonHint')}>
          {(control) => (
            <Input {...control} value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
        <h3 className="mt-4 mb-1.5 text-sm font-medium text-ink">{t('snoozeUntil')}</h3>
        <ul className="-mx-2 grid">
          {times.map(({ name, at }) => (
            <li key={name}>
              <button type="button" className={choice} onClick={() => snooze(at)}>
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
          className="mt-2 border-t border-line pt-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen && !isLate) snooze(chosen)
          }}
        >
          <Field label={t('snoozeCustom')} error={isLate ? t('snoozePast') : undefined}>
            {(control) => (
              <div className="flex gap-2">
                <MomentInput
                  {...control}
                  label={t('snoozeCustom')}
                  empty={t('snoozeEmpty')}
                  usualTime="09:00"
                  earliest={localIn(timeZone, now)}
                  mayClear={false}
                  value={own}
                  onChange={setOwn}
                />
                <Button type="submit" aria-disabled={chosen ? undefined : true}>
                  {t('snooze')}
                </Button>
              </div>
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** Enter snoozes until the first suggested time; the reason is a step back. */
function focusFirst(event: Event): void {
  const first = event.target instanceof Element ? event.target.querySelector<HTMLElement>('ul button') : null
  if (!first) return
  event.preventDefault()
  first.focus()
}

const choice =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2 text-left text-sm text-ink hover:bg-surface-2 dark:hover:bg-surface-3 coarse:min-h-11'
