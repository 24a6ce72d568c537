import type { ListedMail } from '@bizamply/contract/operations'
import { mailLists, type MailList } from '@bizamply/contract/operations-choices'
import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { textLink } from '../../ui/text-link.ts'
import type { TabProps } from './operations-search.ts'
import { Age } from './cells.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { useMails } from './queries.ts'
import { Answered, More } from './states.tsx'

export function MailTab({ search: { mails: list = 'failed' }, onAsk }: TabProps) {
  const t = useTranslations('operations')
  const format = useFormat()
  const mails = useMails(list)
  const columns = useColumns(list)
  return (
    <Answered query={mails} say={(reason) => t('failedIn.mail', { reason })}>
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data.mails)
        return (
          <>
            <div role="group" aria-label={t('mailLists')} className="flex flex-wrap gap-1 px-4 pb-3 sm:px-6">
              {mailLists.map((one) => (
                <Chip
                  key={one}
                  pressed={one === list}
                  onClick={() => onAsk({ tab: 'mail', ...(one === 'failed' ? {} : { mails: one }) })}
                >
                  {t(`mailList.${one}`)}
                  <span className="tabular-nums">{format.number(pages[0]?.data.counts[one] ?? 0)}</span>
                </Chip>
              ))}
            </div>
            <p className="px-4 pb-3 text-xs text-pretty text-ink-2 sm:px-6">{t(`mailHint.${list}`)}</p>
            {rows.length === 0 ? (
              <EmptyState icon={<Mail size={20} />} title={t(`noMails.${list}`)} />
            ) : (
              <DataTable
                label={t(`mailList.${list}`)}
                columns={columns}
                rows={rows}
                keyOf={({ id }) => id}
                busy={mails.isPlaceholderData}
              />
            )}
            <More list={mails} />
          </>
        )
      }}
    </Answered>
  )
}

function useColumns(list: MailList): Column<ListedMail>[] {
  const t = useTranslations('operations')
  return [
    {
      key: 'recipient',
      head: t('column.recipient'),
      wide: true,
      cell: ({ recipient }) => (
        <Link to="/customers" search={{ search: recipient }} className={`${textLink} break-all`}>
          <bdi>{recipient}</bdi>
        </Link>
      ),
    },
    ...(list === 'bounced'
      ? []
      : [
          { key: 'mail', head: t('column.mail'), cell: ({ template }: ListedMail) => template ?? t('none') },
          { key: 'tries', head: t('column.tries'), right: true, cell: ({ tries }: ListedMail) => tries ?? t('none') },
        ]),
    { key: 'reason', head: t('column.reason'), wide: true, cell: ({ reason }) => reason ?? t('none') },
    {
      key: 'at',
      head: t(list === 'bounced' ? 'column.since' : 'column.created'),
      right: true,
      cell: ({ at }) => <Age at={at} />,
    },
  ]
}
