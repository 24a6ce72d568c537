import type { ConnectionCounts, TroubledConnection } from '@bizamply/contract/operations'
import { troubledStates } from '@bizamply/contract/operations-choices'
import { serviceKeys, services } from '@bizamply/contract/service-facts'
import { Plug } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Select } from '../../ui/select.tsx'
import type { OperationsSearch, TabProps } from './operations-search.ts'
import { Age, CompanyLink, Platform, Problem } from './cells.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { useTroubles } from './queries.ts'
import { Answered, More } from './states.tsx'

export function ConnectionsTab({ search, onAsk }: TabProps) {
  const t = useTranslations('operations')
  const list = useTroubles(search)
  return (
    <Answered query={list} say={(reason) => t('failedIn.connections', { reason })}>
      {({ pages }) => (
        <>
          <Counts counts={pages[0]?.data.counts ?? []} />
          <section aria-labelledby="connection-problems" className="pt-6">
            <SectionHead id="connection-problems" title={t('troubles')} />
            <Filters search={search} onAsk={onAsk} />
            <Troubles
              rows={pages.flatMap(({ data }) => data.connections)}
              isFiltered={Boolean(search.platform ?? search.trouble)}
              busy={list.isPlaceholderData}
            />
            <More list={list} />
          </section>
        </>
      )}
    </Answered>
  )
}

function Counts({ counts }: { counts: ConnectionCounts[] }) {
  const t = useTranslations('operations')
  const format = useFormat()
  const now = useTicking()
  const columns: Column<ConnectionCounts>[] = [
    { key: 'platform', head: t('column.platform'), cell: ({ platform }) => <Platform platform={platform} /> },
    { key: 'connected', head: t('column.connected'), right: true, cell: (row) => format.number(row.connected) },
    { key: 'late', head: t('column.late'), right: true, cell: (row) => <Problem count={row.late} /> },
    { key: 'behind', head: t('column.behind'), right: true, cell: (row) => <Problem count={row.behind} /> },
    {
      key: 'disconnected',
      head: t('column.disconnected'),
      right: true,
      cell: (row) => <Problem count={row.disconnected} />,
    },
    {
      key: 'failing',
      head: t('column.notResponding'),
      right: true,
      wide: true,
      cell: ({ notResponding: failing }) =>
        failing ? (
          <span className="text-danger-ink">
            {t('failing', { count: failing.connections, age: format.ageWithin(failing.lastFailureAt, now) })}
          </span>
        ) : (
          <Problem count={0} />
        ),
    },
  ]
  if (counts.length === 0) return <p className="px-4 text-sm text-ink-2 sm:px-6">{t('noConnections')}</p>
  return <DataTable label={t('byPlatform')} columns={columns} rows={counts} keyOf={({ platform }) => platform} />
}

function Filters({ search: { platform, trouble }, onAsk }: TabProps) {
  const t = useTranslations('operations')
  const ask = (change: { platform?: string; trouble?: string }) => {
    const next = { platform, trouble, ...change }
    const chosen: OperationsSearch = { tab: 'connections' }
    const service = serviceKeys.find((one) => one === next.platform)
    const state = troubledStates.find((one) => one === next.trouble)
    onAsk({ ...chosen, ...(service && { platform: service }), ...(state && { trouble: state }) })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-6">
      <Select
        size="sm"
        aria-label={t('column.platform')}
        value={platform ?? ''}
        onChange={(event) => ask({ platform: event.target.value })}
      >
        <option value="">{t('allPlatforms')}</option>
        {serviceKeys.map((key) => (
          <option key={key} value={key}>
            {services[key].name}
          </option>
        ))}
      </Select>
      <div role="group" aria-label={t('column.state')} className="flex flex-wrap gap-1">
        <Chip pressed={!trouble} onClick={() => ask({ trouble: '' })}>
          {t('allTroubles')}
        </Chip>
        {troubledStates.map((one) => (
          <Chip key={one} pressed={trouble === one} onClick={() => ask({ trouble: one })}>
            {t(`trouble.${one}`)}
          </Chip>
        ))}
      </div>
    </div>
  )
}

const tones = { disconnected: 'danger', behind: 'pending', late: 'neutral' } as const

interface TroublesProps {
  rows: TroubledConnection[]
  isFiltered: boolean
  busy: boolean
}

function Troubles({ rows, isFiltered, busy }: TroublesProps) {
  const t = useTranslations('operations')
  const columns: Column<TroubledConnection>[] = [
    { key: 'customer', head: t('column.customer'), cell: ({ company }) => <CompanyLink company={company} /> },
    {
      key: 'account',
      head: t('column.account'),
      wide: true,
      cell: ({ platform, account, brandName }) => (
        <>
          <Platform platform={platform} />
          <bdi className="block text-xs break-all text-ink-3">
            {account} · {brandName}
          </bdi>
        </>
      ),
    },
    {
      key: 'state',
      head: t('column.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`trouble.${state}`)}</Badge>,
    },
    { key: 'reason', head: t('column.reason'), wide: true, cell: ({ reason }) => reason ?? t('none') },
    { key: 'since', head: t('column.since'), right: true, cell: ({ since }) => <Age at={since} /> },
    { key: 'synced', head: t('column.lastSync'), right: true, cell: ({ lastSyncAt }) => <Age at={lastSyncAt} /> },
  ]
  if (rows.length > 0) {
    return <DataTable label={t('troubles')} columns={columns} rows={rows} keyOf={({ id }) => id} busy={busy} />
  }
  return (
    <EmptyState
      heading="h3"
      icon={<Plug size={20} />}
      title={t(isFiltered ? 'noMatch' : 'noTroubles')}
      text={isFiltered ? undefined : t('noTroublesText')}
    />
  )
}
