import { useState, type KeyboardEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormats } from '../../lib/formats.ts'
import { instantIn, localIn } from '../../lib/zoned-time.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { MomentInput } from '../../ui/moment-input.tsx'
import { snoozeTimes } from './snooze-times.ts'

export interface SnoozeChoicesProps {
  onChoose: (until: Date, reason: string | null) => void
}

/** A reason for the team, suggested times, and an own one. A suggested time snoozes immediately, by its number too. */
export function SnoozeChoices({ onChoose }: SnoozeChoicesProps) {
  const t = useTranslations('triage')
  const format = useFormatter()
  const [reason, setReason] = useState('')
  const [own, setOwn] = useState('')
  const [now] = useState(() => new Date())
  const { timeZone } = useFormats()
  const times = snoozeTimes(now, timeZone)
  const snooze = (until: Date) => onChoose(until, reason.trim() || null)
  const chosen = own ? instantIn(timeZone, own) : null
  const isLate = chosen !== null && chosen <= now
  const pressed = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const numbered = times[Number(event.key) - 1]
    if (numbered) snooze(numbered.at)
    else if (!moveFocus(event)) return
    event.preventDefault()
  }
  return (
    <>
      <Input
        aria-label={t('snoozeReason')}
        placeholder={t('snoozeReason')}
        className="mb-2"
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
      />
      <ul className="-mx-2 grid" aria-label={t('snoozeUntil')}>
        {times.map(({ name, at }, index) => (
          <li key={name}>
            <button type="button" className={choice} onClick={() => snooze(at)} onKeyDown={pressed}>
              <span aria-hidden="true" className="flex coarse:hidden">
                <Kbd>{index + 1}</Kbd>
              </span>
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
        className="mt-2 border-t border-line pt-3"
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
    </>
  )
}

/** Enter snoozes until the first suggested time. */
export function focusFirstTime(event: Event): void {
  const first = event.target instanceof Element ? event.target.querySelector<HTMLElement>('ul button') : null
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** Moves to the time above or below. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>): boolean {
  const item = currentTarget.parentElement
  const next = key === 'ArrowDown' ? item?.nextElementSibling : key === 'ArrowUp' ? item?.previousElementSibling : null
  next?.querySelector('button')?.focus()
  return key === 'ArrowDown' || key === 'ArrowUp'
}

const choice =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2 text-left text-sm text-ink hover:bg-surface-2 dark:hover:bg-surface-3 coarse:min-h-11'
