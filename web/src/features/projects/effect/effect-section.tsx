import type { ProjectEffect } from '@bizamply/contract/project-effect'
import type { ProjectPage } from '@bizamply/contract/projects'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { exportFile } from '../../../lib/export-file.ts'
import { Button } from '../../../ui/button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDayWords } from '../project-words.ts'
import { EffectChart } from './effect-chart.tsx'
import { listOfEffect } from './effect-list.ts'
import { useTopicNames, useVerdict } from './effect-words.ts'

/** Whether the project helped: the weekly chart, a plain sentence, and the data behind it. */
export function EffectSection({ page, effect }: { page: ProjectPage; effect: ProjectEffect }) {
  const t = useTranslations('projectEffect')
  const navigate = useNavigate()
  const topicNames = useTopicNames()
  const hasTopics = page.topics.length > 0
  return (
    <section aria-labelledby="project-effect" className="border-t border-line pb-4">
      <SectionHead
        id="project-effect"
        title={hasTopics ? t('titleTopic', { topics: topicNames(page) }) : t('titleProducts')}
        meta={t(hasTopics ? 'hint' : 'hintProducts')}
      >
        <Legend effect={effect} />
        <ExportButton page={page} />
      </SectionHead>
      <div className="grid gap-2 px-4 pt-1 sm:px-6">
        {effect.weeks.some((week) => week.project.mentions > 0) ? (
          <EffectChart
            effect={effect}
            onPick={(span) => void navigate({ to: '/responses', search: listOfEffect(page, span) })}
          />
        ) : (
          <Nothing page={page} today={effect.today} />
        )}
        <Verdict page={page} effect={effect} />
      </div>
    </section>
  )
}

function Verdict({ page, effect }: { page: ProjectPage; effect: ProjectEffect }) {
  const t = useTranslations('projectEffect')
  const days = useDayWords()
  const verdict = useVerdict()
  const { result, settled, settlesOn, overlapping } = effect
  if (!result) return <p className="text-sm text-ink-2">{t('notShipped')}</p>
  const notes = [
    ...(!settled && settlesOn && result.verdict !== 'too-few'
      ? [t('soFar', { day: days.short(settlesOn, effect.today) })]
      : []),
    ...(page.alertFrom ? [t('alertLeftOut')] : []),
    ...(overlapping ? [t('overlapping')] : []),
  ]
  return (
    <>
      <p className="max-w-[76ch] text-sm text-pretty text-ink">
        <strong className={`mr-1.5 font-semibold ${inkOf[result.verdict]}`}>{t(`head.${result.verdict}`)}</strong>
        {verdict(page, effect, result)}
      </p>
      {notes.length > 0 && <p className="max-w-[76ch] text-xs text-pretty text-ink-3">{notes.join(' ')}</p>}
    </>
  )
}

const inkOf = {
  helped: 'text-sent-ink',
  hurt: 'text-danger-ink',
  'moved-with-others': 'text-ink',
  'no-clear-change': 'text-ink',
  'too-few': 'text-ink-2',
} as const

function Legend({ effect: { weeks, after } }: { effect: ProjectEffect }) {
  const t = useTranslations('projectEffect')
  const rated = (side: 'before' | 'after'): number =>
    weeks.filter((week) => week.side === side).reduce((sum, week) => sum + week.project.rated, 0)
  const keys = [
    { side: 'before', color: 'bg-chart-6' },
    ...(after ? [{ side: 'after', color: 'bg-chart-2' } as const] : []),
  ] as const
  return (
    <span className="flex flex-wrap gap-x-4 text-xs text-ink-2 tabular-nums max-sm:hidden">
      {keys.map(({ side, color }) => (
        <span key={side} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2 rounded-full ${color}`} />
          {t(side, { count: rated(side) })}
        </span>
      ))}
    </span>
  )
}

function Nothing({ page, today }: { page: ProjectPage; today: string }) {
  const t = useTranslations('projectEffect')
  const days = useDayWords()
  return <p className="py-6 text-sm text-ink-2">{t('nothing', { day: days.short(page.countFrom, today) })}</p>
}

function ExportButton({ page }: { page: ProjectPage }) {
  const t = useTranslations('projectEffect')
  const { brand } = useBrand()
  const path = plainRoutes.projectEffectFile.path.replace('{projectId}', page.id)
  const address = `${path}?${new URLSearchParams({ brand: brand.BrandId }).toString()}`
  const failed = (error: unknown) => toast.error(t('exportFailed', { reason: CallError.from(error).message }))
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Download size={16} aria-hidden="true" />}
      onClick={() => exportFile(address, failed)}
    >
      {t('export')}
    </Button>
  )
}
