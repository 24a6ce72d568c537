import type { ModelReport } from '@bizamply/contract/operations'
import { modelDays } from '@bizamply/contract/operations-choices'
import { Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type { TabProps } from './operations-search.ts'
import { CompanyLink, Problem } from './cells.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { useModelUse } from './queries.ts'
import { Answered } from './states.tsx'

type Row = ModelReport['companies'][number]
type Reason = ModelReport['reasons'][number]

export function ModelTab({ search: { modelDays: days = '7' }, onAsk }: TabProps) {
  const t = useTranslations('operations')
  const use = useModelUse(days)
  return (
    <>
      <div role="group" aria-label={t('period')} className="flex flex-wrap gap-1 px-4 pb-3 sm:px-6">
        {modelDays.map((one) => (
          <Chip
            key={one}
            pressed={one === days}
            onClick={() => onAsk({ tab: 'model', ...(one === '30' ? { modelDays: one } : {}) })}
          >
            {t('days', { days: Number(one) })}
          </Chip>
        ))}
      </div>
      <Answered query={use} say={(reason) => t('failedIn.model', { reason })}>
        {({ total, companies, reasons }) =>
          companies.length === 0 ? (
            <EmptyState icon={<Sparkles size={20} />} title={t('noModelUse')} text={t('noModelUseText')} />
          ) : (
            <>
              <Totals total={total} />
              <Companies rows={companies} busy={use.isPlaceholderData} />
              {reasons.length > 0 && <Reasons rows={reasons} />}
            </>
          )
        }
      </Answered>
    </>
  )
}

function Totals({ total: { generated, failed, stopped, tokens, cost } }: { total: ModelReport['total'] }) {
  const t = useTranslations('operations')
  const format = useFormat()
  const tiles: [string, string][] = [
    [t('generatedTotal'), format.number(generated)],
    [t('failedTotal'), format.number(failed)],
    [t('stoppedTotal'), format.number(stopped)],
    [
      t('tokensTotal'),
      tokens ? t('pair', { a: format.number(tokens.input), b: format.number(tokens.output) }) : t('none'),
    ],
    [t('costTotal'), cost === null ? t('noPrice') : format.number(cost)],
  ]
  return (
    <dl className="mx-4 mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:mx-6 lg:grid-cols-5">
      {tiles.map(([label, value], n) => (
        <div key={label} className={`min-w-0 bg-surface px-4 py-3 ${n === 4 ? 'max-lg:col-span-2' : ''}`}>
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="text-base font-semibold break-words text-ink tabular-nums">{value}</dd>
          {n === 4 && cost !== null && <dd className="text-xs text-ink-2">{t('costHint')}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Companies({ rows, busy }: { rows: Row[]; busy: boolean }) {
  const t = useTranslations('operations')
  const format = useFormat()
  const columns: Column<Row>[] = [
    {
      key: 'customer',
      head: t('column.customer'),
      wide: true,
      cell: ({ company }) => <CompanyLink company={company} />,
    },
    { key: 'generated', head: t('column.generated'), right: true, cell: (row) => format.number(row.generated) },
    { key: 'failed', head: t('column.failed'), right: true, cell: (row) => <Problem count={row.failed} /> },
    { key: 'stopped', head: t('column.stopped'), right: true, cell: (row) => format.number(row.stopped) },
    {
      key: 'in',
      head: t('column.tokensIn'),
      right: true,
      cell: ({ tokens }) => (tokens ? format.number(tokens.input) : t('none')),
    },
    {
      key: 'out',
      head: t('column.tokensOut'),
      right: true,
      cell: ({ tokens }) => (tokens ? format.number(tokens.output) : t('none')),
    },
    {
      key: 'cost',
      head: t('column.cost'),
      right: true,
      cell: ({ cost }) => (cost === null ? t('none') : format.number(cost)),
    },
  ]
  return (
    <DataTable label={t('byCustomer')} columns={columns} rows={rows} keyOf={({ company }) => company.id} busy={busy} />
  )
}

function Reasons({ rows }: { rows: Reason[] }) {
  const t = useTranslations('operations')
  const format = useFormat()
  const columns: Column<Reason>[] = [
    { key: 'reason', head: t('column.reason'), wide: true, cell: ({ reason }) => reason },
    { key: 'count', head: t('column.count'), right: true, cell: ({ count }) => format.number(count) },
  ]
  return (
    <section aria-labelledby="failure-reasons" className="pt-6">
      <SectionHead id="failure-reasons" title={t('reasons')} />
      <DataTable label={t('reasons')} columns={columns} rows={rows} keyOf={({ reason }) => reason} />
    </section>
  )
}
