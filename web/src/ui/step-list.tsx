import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export interface Step {
  key: string
  state: 'done' | 'now' | 'next'
  title: string
  line?: ReactNode
  /** When it was completed or started. */
  time?: string | undefined
  /** A meter or similar, below the line. */
  extra?: ReactNode
}

/** Vertical steps joined by a line: completed, current, and upcoming. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid">
      {steps.map((step, at) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative grid grid-cols-[20px_1fr_auto] gap-x-3 pb-4.5 last:pb-0"
        >
          {at < steps.length - 1 && (
            <span aria-hidden="true" className="absolute top-7 bottom-1 left-[9.5px] w-px bg-line-strong" />
          )}
          <Disc state={step.state} number={at + 1} />
          <span className={`text-sm font-medium ${step.state === 'next' ? 'text-ink-2' : 'text-ink'}`}>
            {step.title}
          </span>
          <span className="text-xs leading-5 text-ink-3 tabular-nums">{step.time}</span>
          <div className="col-span-2 col-start-2 grid gap-1.5 empty:hidden">
            {step.line && <p className="text-xs text-pretty text-ink-2 tabular-nums">{step.line}</p>}
            {step.extra}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Icon of a step; `done` also has a text. The large one has softer colors. */
export function Disc({ state, number, size = 'sm' }: { state: Step['state']; number: number; size?: 'sm' | 'lg' }) {
  const t = useTranslations('shared')
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-full font-semibold tabular-nums ${sizes[size]} ${discs[size][state]}`}
    >
      {state === 'done' ? (
        <>
          <Check aria-hidden="true" {...checks[size]} />
          <span className="sr-only">{t('done')}</span>
        </>
      ) : (
        number
      )}
    </span>
  )
}

const sizes = { sm: 'size-5 text-micro', lg: 'size-7 text-xs' } as const
const checks = { sm: { size: 12, strokeWidth: 2.5 }, lg: { size: 16 } } as const
const discs = {
  sm: {
    done: 'bg-sent-soft text-sent-ink',
    now: 'bg-accent text-on-accent',
    next: 'border border-line-strong text-ink-2',
  },
  lg: {
    done: 'bg-sent-soft text-sent-ink',
    now: 'bg-accent-soft text-accent-ink',
    next: 'bg-surface-3 text-ink-2',
  },
} as const
