import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

export const steps = ['file', 'check', 'import'] as const
export type Step = (typeof steps)[number]

/** The current step of three; with `over`, it's done too. */
export function Steps({ now, over = false }: { now: Step; over?: boolean }) {
  const t = useTranslations('imports')
  const at = steps.indexOf(now)
  return (
    <ol aria-label={t('steps')} className="flex items-center gap-2 text-xs sm:gap-2.5">
      {steps.map((step, place) => {
        const done = place < at || (over && place === at)
        const current = place === at && !done
        return (
          <li key={step} aria-current={current ? 'step' : undefined} className="flex items-center gap-2 sm:gap-2.5">
            {place > 0 && <span aria-hidden="true" className="h-px w-3 bg-line-strong sm:w-6" />}
            <span aria-hidden="true" className={`${disc} ${done ? past : current ? present : ahead}`}>
              {done ? <Check size={12} strokeWidth={2.5} /> : place + 1}
            </span>
            <span className={current ? 'font-medium text-ink' : 'text-ink-3 max-sm:sr-only'}>{t(`step.${step}`)}</span>
            {done && <span className="sr-only">{t('stepDone')}</span>}
          </li>
        )
      })}
    </ol>
  )
}

const disc = 'grid size-5 shrink-0 place-items-center rounded-full text-micro font-semibold tabular-nums'
const past = 'bg-sent-soft text-sent-ink'
const present = 'bg-accent text-on-accent'
const ahead = 'border border-line-strong text-ink-3'
