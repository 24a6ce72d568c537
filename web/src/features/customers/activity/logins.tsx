import type { CustomerDetails } from '@bizamply/contract/customer-details'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { Chip } from '../../../ui/chip.tsx'
import { useLoginMethod } from './use-login-method.ts'
import { useMoment } from './use-moment.ts'

/** Characters after which user agents are truncated. */
const AGENT_LENGTH = 80

type Login = CustomerDetails['loginHistory'][number]

export function Logins({ details: { loginHistory } }: { details: CustomerDetails }) {
  const t = useTranslations('customerActivity')
  const narrow = useMedia('(max-width: 767px)')
  const [onlyFailed, setOnlyFailed] = useState(false)
  const failed = loginHistory.filter(({ success }) => !success)
  const rows = onlyFailed ? failed : loginHistory
  const Rows = narrow ? LoginList : LoginTable
  return (
    <section aria-labelledby="customer-activity-logins">
      <div className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id="customer-activity-logins" className="text-sm font-semibold">
          {t('logins')}
        </h3>
        {loginHistory.length > 0 && (
          <span className="text-xs text-ink-3 tabular-nums">{t('newest', { count: loginHistory.length })}</span>
        )}
        <div role="group" aria-label={t('filter')} className="ml-auto flex gap-1">
          <Chip pressed={!onlyFailed} onClick={() => setOnlyFailed(false)}>
            {t('all')}
          </Chip>
          <Chip pressed={onlyFailed} onClick={() => setOnlyFailed(true)}>
            {t('failed')} <span className="tabular-nums">{failed.length}</span>
          </Chip>
        </div>
      </div>
      {rows.length > 0 ? (
        <Rows rows={rows} />
      ) : (
        <p className="border-t border-line py-2 text-sm text-ink-3">{t(onlyFailed ? 'noneFailed' : 'noLogins')}</p>
      )}
    </section>
  )
}

function LoginTable({ rows }: { rows: readonly Login[] }) {
  const t = useTranslations('customerActivity')
  const moment = useMoment()
  const words = useLoginWords()
  return (
    <table aria-label={t('logins')} className="w-full table-fixed text-sm">
      <thead>
        <tr className="h-8 border-y border-line text-left text-xs text-ink-3 *:font-medium">
          {columns.map(([name, className]) => (
            <th key={name} scope="col" className={className}>
              {t(`column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((login) => (
          <tr key={keyOf(login)} className="h-8 border-b border-line">
            <td>
              <Result success={login.success} />
            </td>
            <td className="truncate pr-2 text-ink-2">{words.method(login)}</td>
            <td className="truncate pr-2 text-ink-2 tabular-nums">{login.ipAddress ?? t('unknown')}</td>
            <td className="whitespace-nowrap text-ink-2 tabular-nums">
              <time dateTime={login.timestamp}>{moment.at(login.timestamp)}</time>
            </td>
            <td className="truncate text-xs text-ink-3" title={login.userAgent ?? undefined}>
              {words.agent(login)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const columns = [
  ['result', 'w-24'],
  ['method', 'w-36'],
  ['ip', 'w-34'],
  ['time', 'w-40'],
  ['agent', ''],
] as const

function LoginList({ rows }: { rows: readonly Login[] }) {
  const t = useTranslations('customerActivity')
  const moment = useMoment()
  const words = useLoginWords()
  return (
    <ul aria-label={t('logins')} className="border-t border-line">
      {rows.map((login) => (
        <li key={keyOf(login)} className="grid gap-0.5 border-b border-line py-2 text-sm">
          <span className="flex flex-wrap items-center gap-x-3">
            <Result success={login.success} />
            <span className="text-ink-2">{words.method(login)}</span>
            <time dateTime={login.timestamp} className="ml-auto text-xs text-ink-3 tabular-nums">
              {moment.at(login.timestamp)}
            </time>
          </span>
          <span className="text-xs text-ink-2 tabular-nums">{login.ipAddress ?? t('unknown')}</span>
          <span className="text-xs wrap-anywhere text-ink-3" title={login.userAgent ?? undefined}>
            {words.agent(login)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A dot with a label: color alone isn’t accessible. */
function Result({ success }: { success: boolean }) {
  const t = useTranslations('customerActivity')
  return (
    <span className={`flex items-center gap-2 ${success ? 'text-ink' : 'text-danger-ink'}`}>
      <span
        aria-hidden="true"
        className={`forced-color-adjust-none size-1.5 shrink-0 rounded-full ${success ? 'bg-live' : 'bg-danger'}`}
      />
      {t(success ? 'success' : 'failed')}
    </span>
  )
}

function useLoginWords() {
  const t = useTranslations('customerActivity')
  const method = useLoginMethod()
  return {
    method: ({ loginMethod }: Login): string => method(loginMethod),
    agent: ({ userAgent }: Login): string => userAgent?.slice(0, AGENT_LENGTH) ?? t('unknown'),
  }
}

const keyOf = ({ timestamp, email, success }: Login): string => `${timestamp} ${email} ${success}`
