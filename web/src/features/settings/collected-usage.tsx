import { isAdministrator } from '@bizamply/contract/roles'
import { countedScreens, usageDays } from '@bizamply/contract/counted-screens'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Fold } from '../../ui/fold.tsx'

/** Lists all the usage data we collect; administrators also see the results. */
export function Collected() {
  const t = useTranslations('settings')
  const { role } = useUser()
  return (
    <Fold label={t('collected')} className="border-b border-line py-3">
      <div className="mt-2 grid gap-2 text-xs text-pretty text-ink-2">
        <p>{t('collectedText', { days: usageDays })}</p>
        <p>{t('collectedScreens')}</p>
        <ul className="flex flex-wrap gap-x-3 gap-y-1 tabular-nums">
          {countedScreens.map((screen) => (
            <li key={screen}>{screen}</li>
          ))}
        </ul>
        <p>{t('notCollected')}</p>
        {isAdministrator(role) && <Counts />}
      </div>
    </Fold>
  )
}

function Counts() {
  const t = useTranslations('settings')
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['usage'],
    queryFn: async ({ signal }) => (await api.me.readUsage(undefined, { signal })).data.screens,
  })
  if (!data) return null
  if (data.length === 0) return <p>{t('noCounts')}</p>
  return (
    <dl className="grid max-w-72 grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-line pt-2 tabular-nums">
      <dt className="col-span-2 font-medium text-ink">{t('counts')}</dt>
      {data.map(({ screen, opened }) => (
        <div key={screen} className="contents">
          <dt>{screen}</dt>
          <dd className="text-right text-ink">{format.number(opened)}</dd>
        </div>
      ))}
    </dl>
  )
}
