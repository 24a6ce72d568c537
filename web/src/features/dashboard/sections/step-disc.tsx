import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { FirstStep } from './first-steps.ts'

/** The icon of a step; `done` also has a text for screen readers. */
export function StepDisc({ state, number }: { state: FirstStep['state']; number: number }) {
  const t = useTranslations('shared')
  return (
    <span
      className={`grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums ${discs[state]}`}
    >
      {state === 'done' ? (
        <>
          <Check aria-hidden="true" size={16} />
          <span className="sr-only">{t('done')}</span>
        </>
      ) : (
        number
      )}
    </span>
  )
}

const discs = {
  done: 'bg-sent-soft text-sent-ink',
  now: 'bg-accent-soft text-accent-ink',
  next: 'bg-surface-3 text-ink-2',
} as const
