import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { afterPress } from '../../../lib/after-press.ts'
import { Input } from '../../../ui/input.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { idOf, numberOf, storedIn, type LimitField } from './limits-draft.ts'
import type { LimitsForm } from './use-limits-form.ts'

export interface LimitRowProps {
  form: LimitsForm
  field: LimitField
  name: string
  text?: string
  /** Credits used today; undefined if use isn’t tracked. */
  used?: number
  /** The limit that applies if this field is empty. */
  otherwise?: number | null
  /** Overrides the texts for no limit and for the stored value, if it isn’t a daily limit. */
  words?: { empty: string; value: string }
  /** If false, the value is read-only. */
  mayChange: boolean
}

/** One limit: its name, today’s use and its value. */
export function LimitRow({ form, field, name, text, used, otherwise = null, words, mayChange }: LimitRowProps) {
  const t = useTranslations('spendingLimits')
  const [left, setLeft] = useState(false)
  const stored = storedIn(form.spendingLimits, field)
  const limit = stored ?? otherwise
  const isWrong = form.wrong.includes(field) && (left || form.tried)
  const id = idOf(field)
  const empty = words?.empty ?? (otherwise === null ? t('none') : t('perDay', { limit: otherwise }))
  return (
    <li className={rowLook}>
      <div className="min-w-0">
        {mayChange ? (
          <label htmlFor={id} className="block truncate text-sm font-medium text-ink">
            {name}
          </label>
        ) : (
          <span className="block truncate text-sm font-medium text-ink">{name}</span>
        )}
        {text && <p className="text-xs text-pretty text-ink-3">{text}</p>}
        {used !== undefined && <Used used={used} limit={limit} name={name} />}
      </div>
      {mayChange ? (
        <Input
          id={id}
          inputMode="numeric"
          className="w-32"
          invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          placeholder={empty}
          value={form.textIn(field)}
          onChange={({ target }) => {
            setLeft(false)
            form.type(field, target.value)
          }}
          onBlur={({ target }) => afterPress(() => setLeft(numberOf(target.value) === undefined))}
        />
      ) : (
        <span className={`text-sm tabular-nums ${stored === null ? 'text-ink-3' : 'text-ink'}`}>
          {stored === null ? empty : (words?.value ?? t('perDay', { limit: stored }))}
        </span>
      )}
      {isWrong && (
        <p id={`${id}-wrong`} className="col-span-2 text-right text-xs text-danger-ink">
          {t('wrong')}
        </p>
      )}
    </li>
  )
}

/** The same row while the limits load; `name` is a skeleton if it isn't known either. */
export function LimitPlace({ name, text, used = false }: { name?: string; text?: string; used?: boolean }) {
  return (
    <li className={rowLook}>
      <div className="min-w-0">
        {name ? (
          <span className="block truncate text-sm font-medium text-ink">{name}</span>
        ) : (
          <Skeleton className="my-[3px] h-3.5 w-32" />
        )}
        {text && <p className="text-xs text-pretty text-ink-3">{text}</p>}
        {used && <Skeleton className="my-0.5 h-3 w-24" />}
      </div>
      <Skeleton className="h-8 w-32 rounded-sm coarse:h-10" />
    </li>
  )
}

const rowLook = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-3'

function Used({ used, limit, name }: { used: number; limit: number | null; name: string }) {
  const t = useTranslations('spendingLimits')
  if (limit === null) return <p className="text-xs text-ink-3 tabular-nums">{t('used', { used })}</p>
  const percent = limit > 0 ? Math.min(100, Math.round((used / limit) * 100)) : 100
  return (
    <div className="mt-1 flex max-w-72 items-center gap-3">
      <div className="w-24 shrink-0">
        <Meter
          size="sm"
          percent={percent}
          tone={percent >= 100 ? 'danger' : percent >= 90 ? 'pending' : 'accent'}
          label={`${name}: ${t('meter')}`}
        />
      </div>
      <p className={`text-xs whitespace-nowrap tabular-nums ${percent >= 100 ? 'text-danger-ink' : 'text-ink-3'}`}>
        {t('usedOf', { used, limit })}
      </p>
    </div>
  )
}
