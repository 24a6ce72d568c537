import { outcomeDimensions, replyOrigins } from '@bizamply/contract/outcome-rules'
import type { OutcomeDimension, OutcomeRow, Outcomes } from '@bizamply/contract/outcomes'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NumberLink } from './number-link.tsx'

/** Replies by product, by how they were written, or by who sent them; placeholders until they are loaded. */
export function OutcomeRows({ outcomes, by }: { outcomes: Outcomes | undefined; by: OutcomeDimension }) {
  const t = useTranslations('outcomes')
  const navigate = useNavigate()
  const id = useId()
  const { rows, more = 0 } = outcomes ?? {}
  const pick = (next: string) =>
    void navigate({
      to: '/analytics',
      search: (before) => ({ ...before, tab: 'outcomes', by: outcomeDimensions.find((one) => one === next) }),
      replace: true,
      resetScroll: false,
    })
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pb-6">
      <div className="flex min-h-11 items-center gap-2 px-4 pt-1 max-sm:pt-4 max-sm:pb-2 sm:px-6">
        <h2 id={id} className="text-sm font-semibold text-ink">
          {t('rows')}
        </h2>
        {outcomes ? (
          <Select size="sm" aria-label={t('rows')} value={by} onChange={({ target }) => pick(target.value)}>
            {outcomeDimensions.map((one) => (
              <option key={one} value={one}>
                {t(`by.${one}`)}
              </option>
            ))}
          </Select>
        ) : (
          <Skeleton className="h-7 w-28 coarse:h-9" />
        )}
      </div>
      {!rows && <TableWaiting by={by} />}
      {rows?.length === 0 && <p className="px-4 text-sm text-ink-2 sm:px-6">{t('noRows')}</p>}
      {outcomes && rows && rows.length > 0 && <Table rows={rows} by={outcomes.by} labelledBy={id} />}
      {more > 0 && <p className="px-4 pt-3 text-xs text-ink-3 sm:px-6">{t('more', { count: more })}</p>}
    </section>
  )
}

const rare = ['lowered', 'edited'] as const

function Table({ rows, by, labelledBy }: { rows: OutcomeRow[]; by: OutcomeDimension; labelledBy: string }) {
  const nameOf = useRowName(by)
  const columns: Column[] = [
    'replied',
    'raised',
    ...rare.filter((change) => rows.some((row) => row[change] > 0)),
    ...(rows.every(({ used }) => used === null) ? [] : ['used' as const]),
  ]
  return (
    <table aria-labelledby={labelledBy} className="w-full max-w-[880px] table-fixed text-sm">
      <Head by={by} columns={columns} />
      <tbody>
        {rows.map((row) => {
          const name = nameOf(row)
          return (
            <tr key={row.key} className="h-10 border-b border-line">
              <th scope="row" className="pr-2 pl-4 text-left font-normal text-ink sm:pl-6">
                <bdi className="line-clamp-2 leading-4.5" data-tooltip={name} data-tooltip-when="cut">
                  {name}
                </bdi>
              </th>
              {columns.map((column) => (
                <td key={column} className={`${cell} text-ink-2 tabular-nums`}>
                  <NumberLink number={column} count={row[column] ?? 0} row={{ key: row.key, name }} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type Column = 'replied' | 'raised' | (typeof rare)[number] | 'used'

function Head({ by, columns }: { by: OutcomeDimension; columns: readonly Column[] }) {
  const t = useTranslations('outcomes')
  return (
    <thead>
      <tr className="h-9 border-b border-line align-bottom text-xs text-ink-3 *:pb-2">
        <th scope="col" className="pr-2 pl-4 text-left font-medium sm:pl-6">
          {t(`by.${by}`)}
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className={`${cell} font-medium`}>
            {t(`head.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function TableWaiting({ by }: { by: OutcomeDimension }) {
  return (
    <table aria-hidden="true" className="w-full max-w-[880px] table-fixed text-sm">
      <Head by={by} columns={['replied', 'raised']} />
      <tbody>
        {[40, 28, 34].map((width) => (
          <tr key={width} className="h-10 border-b border-line">
            <td className="pr-2 pl-4 sm:pl-6">
              <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
            </td>
            <td className={cell}>
              <Skeleton className="ml-auto h-3.5 w-5" />
            </td>
            <td className={cell}>
              <Skeleton className="ml-auto h-3.5 w-5" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = 'w-15 pr-2 text-right last:w-17 last:pr-4 sm:w-26 sm:pr-6 sm:last:w-26 sm:last:pr-6'

export function useRowName(by: OutcomeDimension) {
  const t = useTranslations('outcomes')
  return ({ key, name }: Pick<OutcomeRow, 'key' | 'name'>): string => {
    if (name !== null) return name
    if (by === 'product') return t('noProduct')
    if (by === 'person') return key === 'elsewhere' ? t('onPlatform') : t('noPerson')
    return t(`composer.${replyOrigins.find((one) => one === key) ?? 'hand'}`)
  }
}
