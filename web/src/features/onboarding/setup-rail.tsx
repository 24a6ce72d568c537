import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Meter } from '../../ui/meter.tsx'
import { StepList, type Step } from '../../ui/step-list.tsx'
import { setupSteps, type Progress, type SetupKey, type SetupState } from './setup-steps.ts'

export interface SetupRailProps {
  company: string | null
  email: string
  state: SetupState
}

/** The setup's actual progress: the result of each step, and what is being imported. */
export function SetupRail({ company, email, state }: SetupRailProps) {
  const t = useTranslations('onboarding.rail')
  const format = useFormat()
  const now = useTicking()
  const listed = setupSteps(state)
  const progress: Partial<Record<SetupKey, Progress | null>> = { shopify: state.shop, reviews: state.reviews }
  const steps = listed.map(({ key, state: how }): Step => {
    const its = progress[key]?.connected ? progress[key] : null
    return {
      key,
      state: how,
      title: its?.name ?? t(key),
      line: its ? <ProgressLine its={its} reviews={key === 'reviews'} /> : lineOf(key, how, email, t),
      time: its?.since ? format.age(its.since, now) : undefined,
      extra: its ? <ProgressMeter its={its} /> : null,
    }
  })
  const done = listed.filter((it) => it.state === 'done').length
  return (
    <section>
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 className="truncate text-sm font-semibold">{company ? t('title', { company }) : t('titleBare')}</h2>
        <span className="shrink-0 text-xs text-ink-2 tabular-nums">{t('done', { done, all: listed.length })}</span>
      </div>
      <StepList steps={steps} />
    </section>
  )
}

type Words = ReturnType<typeof useTranslations<'onboarding.rail'>>

function lineOf(key: SetupKey, how: Step['state'], email: string, t: Words): string | null {
  if (key === 'email') return email
  if (key === 'finish') return how === 'now' ? t('finishText') : null
  if (key === 'account' || how === 'done') return null
  return how === 'now' ? t(`${key}Text`) : null
}

function ProgressLine({ its, reviews }: { its: Progress; reviews: boolean }) {
  const t = useTranslations('onboarding.rail')
  const { backfill, account } = its
  if (!backfill || (!reviews && backfill.state === 'done')) return account
  const { state, done, total } = backfill
  if (state === 'failed') return <span className="text-pending-ink">{t('stopped')}</span>
  if (state === 'waiting') return t('waiting')
  if (state === 'done') return done > 0 || total ? t('imported', { total: total ?? done }) : account
  if (!reviews) return t('reading', { done, total: total ?? done })
  return total === null ? t('importingSoFar', { done }) : t('importing', { done, total })
}

function ProgressMeter({ its }: { its: Progress }) {
  const t = useTranslations('onboarding.rail')
  if (its.backfill?.state !== 'running') return null
  const { done, total } = its.backfill
  return <Meter label={t('meter')} percent={total ? (done / total) * 100 : 0} least={2} />
}
