import { ChevronUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Meter } from '../../ui/meter.tsx'
import { setupSteps, type SetupState } from './setup-steps.ts'

export interface RailBarProps {
  company: string | null
  state: SetupState
  /** The rail, in a bottom sheet. */
  children: ReactNode
}

/** Replaces the rail on small screens: what is running, the progress, and a button that opens the rail. */
export function RailBar({ company, state, children }: RailBarProps) {
  const t = useTranslations('onboarding.rail')
  const [open, setOpen] = useState(false)
  const listed = setupSteps(state)
  const done = listed.filter((it) => it.state === 'done').length
  const title = company ? t('title', { company }) : t('titleBare')
  const now = listed.find((it) => it.state === 'now')
  const backfill = state.reviews?.backfill
  const percent =
    backfill?.state === 'running' && backfill.total
      ? (backfill.done / backfill.total) * 100
      : (done / listed.length) * 100
  return (
    <>
      <button
        type="button"
        className="grid h-14 w-full grid-cols-[1fr_auto] items-center gap-x-3 border-b border-line px-4 text-left"
        onClick={() => setOpen(true)}
      >
        <span className="truncate text-xs text-ink-2">
          <span className="font-medium text-ink">{now ? t(now.key) : title}</span>
          <span className="tabular-nums"> · {t('done', { done, all: listed.length })}</span>
        </span>
        <span className="flex items-center text-ink-2">
          <span className="sr-only">{t('open')}</span>
          <ChevronUp aria-hidden="true" size={16} />
        </span>
        <span aria-hidden="true" className="col-span-2">
          <Meter label={title} percent={percent} least={2} />
        </span>
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title={<span className="sr-only">{t('titleBare')}</span>}>{children}</DialogContent>
      </Dialog>
    </>
  )
}
