import { ChartColumn, ReceiptText, UsersRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../ui/avatar.tsx'

export function AnalyticsTile() {
  const t = useTranslations('auth.sample')
  const most = Math.max(...weeks)
  return (
    <Tile icon={ChartColumn} title={t('analytics')} text={t('analyticsText')}>
      <div
        role="img"
        aria-label={t('topicChart', { values: weeks.join(', ') })}
        className="mb-2 flex h-12 items-end gap-1 [&>*]:flex-1"
      >
        {weeks.map((count, week) => (
          <span
            key={`week-${week}`}
            style={{ height: `${(count / most) * 100}%` }}
            className={`rounded-t-xs ${week === weeks.length - 1 ? 'bg-chart-1' : 'bg-chart-1/25'}`}
          />
        ))}
      </div>
      <div className="border-t border-line">
        <Line name={t('topic')} value={t('topicCount')} strong />
      </div>
    </Tile>
  )
}

export function FinanceTile() {
  const t = useTranslations('auth.sample')
  return (
    <Tile icon={ReceiptText} title={t('finance')} text={t('financeText')}>
      <Line name={t('draftGenerated')} value="−2" />
      <Line name={t('replySent')} value="−1" />
      <div className="mt-2 border-t border-line">
        <Line name={t('balance')} value={t('credits', { count: 3412 })} strong />
      </div>
    </Tile>
  )
}

export function TeamsTile() {
  const t = useTranslations('auth.sample')
  const b = (words: ReactNode) => <b className="font-medium text-ink">{words}</b>
  return (
    <Tile icon={UsersRound} title={t('teams')} text={t('teamsText')}>
      <Step person="Nora Vance" at="9:13 AM">
        {t.rich('madeDraft', { b })}
      </Step>
      <Step person="Theo Lindqvist" at="9:14 AM">
        {t.rich('changedLine', { b })}
      </Step>
      <Step person="Theo Lindqvist" at="9:15 AM">
        {t.rich('sentIt', { b })}
      </Step>
    </Tile>
  )
}

const weeks = [2, 1, 3, 2, 1, 2, 4, 3, 5, 6]

function Tile({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section className="flex min-w-0 flex-col p-5">
      <h3 className="flex items-center gap-2 text-sm font-semibold text-ink">
        <Icon aria-hidden="true" size={16} className="text-ink-3" />
        {title}
      </h3>
      <p className="mt-1 text-xs text-ink-2">{text}</p>
      <div className="mt-4 flex flex-1 flex-col justify-end">{children}</div>
    </section>
  )
}

function Line({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-2 pt-2 text-xs text-ink-2">
      <span className="truncate">{name}</span>
      <span className={`whitespace-nowrap tabular-nums ${strong ? 'font-medium text-ink' : 'text-ink'}`}>{value}</span>
    </div>
  )
}

function Step({ person, at, children }: { person: string; at: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2 pt-2 text-xs text-ink-2">
      <Avatar name={person} size={20} />
      <span className="truncate">{children}</span>
      <span className="ml-auto whitespace-nowrap text-ink-3 tabular-nums">{at}</span>
    </div>
  )
}
