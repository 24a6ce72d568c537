import type { WebhookOverview } from '@bizamply/contract/operations'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { CompanyLink, Platform, Problem, useMoment } from './cells.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { useWebhooks } from './queries.ts'
import { Answered } from './states.tsx'

type PlatformRow = WebhookOverview['platforms'][number]
type Refusal = WebhookOverview['refusals'][number]

export function WebhooksTab() {
  const t = useTranslations('operations')
  const webhooks = useWebhooks()
  const columns = usePlatformColumns()
  return (
    <Answered query={webhooks} say={(reason) => t('failedIn.webhooks', { reason })}>
      {({ platforms, refusals }) => (
        <>
          <p className="px-4 pb-3 text-xs text-pretty text-ink-2 sm:px-6">{t('webhooksHint')}</p>
          <DataTable label={t('byPlatform')} columns={columns} rows={platforms} keyOf={({ platform }) => platform} />
          <Refusals refusals={refusals} />
        </>
      )}
    </Answered>
  )
}

function usePlatformColumns(): Column<PlatformRow>[] {
  const t = useTranslations('operations')
  const format = useFormat()
  const received = (span: 'day' | 'week') => (row: PlatformRow) =>
    row.received ? (
      <span className={row.received[span] > 0 ? '' : 'text-ink-3'}>{format.number(row.received[span])}</span>
    ) : (
      <span className="text-ink-3">{t('notCounted')}</span>
    )
  const refused = (span: 'day' | 'week') => (row: PlatformRow) => <Problem count={row.refused[span]} />
  return [
    { key: 'platform', head: t('column.platform'), cell: ({ platform }) => <Platform platform={platform} /> },
    { key: 'received-day', head: t('column.received'), right: true, cell: received('day') },
    { key: 'received-week', head: t('column.receivedWeek'), right: true, cell: received('week') },
    { key: 'refused-day', head: t('column.refused'), right: true, cell: refused('day') },
    { key: 'refused-week', head: t('column.refusedWeek'), right: true, cell: refused('week') },
  ]
}

function Refusals({ refusals }: { refusals: Refusal[] }) {
  const t = useTranslations('operations')
  const format = useFormat()
  const moment = useMoment()
  const columns: Column<Refusal>[] = [
    { key: 'platform', head: t('column.platform'), cell: ({ platform }) => <Platform platform={platform} /> },
    { key: 'reason', head: t('column.reason'), wide: true, cell: ({ reason }) => t(`refusalReason.${reason}`) },
    { key: 'customer', head: t('column.customer'), cell: ({ company }) => <CompanyLink company={company} /> },
    { key: 'hour', head: t('column.hour'), right: true, cell: ({ hour }) => moment(hour) },
    { key: 'count', head: t('column.count'), right: true, cell: ({ count }) => format.number(count) },
  ]
  return (
    <section aria-labelledby="refused-webhooks" className="pt-6">
      <SectionHead id="refused-webhooks" title={t('refusals')} meta={t('refusalsMeta')} />
      {refusals.length === 0 ? (
        <p className="px-4 pb-6 text-sm text-ink-2 sm:px-6">{t('noRefusals')}</p>
      ) : (
        <DataTable
          label={t('refusals')}
          columns={columns}
          rows={refusals}
          keyOf={({ platform, reason, hour, company }) => `${platform} ${reason} ${hour} ${company?.id}`}
        />
      )}
    </section>
  )
}
