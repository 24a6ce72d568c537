import type { SupportAccessState } from '@bizamply/contract/support-access'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Switch } from '../../ui/switch.tsx'
import { CompanySection } from './company-section.tsx'
import { SettingRow } from './setting-row.tsx'
import { useSaveCompany } from './use-save-company.ts'

const key = ['support-access'] as const

/** Whether administrators may view the console, and who did; for the company's admins. */
export function SupportAccessSection() {
  const { memberRole } = useUser()
  return memberRole === 'admin' ? <Section /> : null
}

function Section() {
  const t = useTranslations('supportAccess.settings')
  const { companyName } = useUser()
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.supportAccess.read(undefined, { signal })).data,
  })
  const words = {
    title: t('title'),
    text: t('text', { company: companyName ?? '' }),
    loading: t('loading'),
    failed: t('loadFailed'),
  }
  return (
    <CompanySection id="support-access" words={words} query={query} rows={1}>
      {(state) => <Stored state={state} />}
    </CompanySection>
  )
}

function Stored({ state: { allowed, sessions } }: { state: SupportAccessState }) {
  const t = useTranslations('supportAccess.settings')
  const { busy, save } = useSaveCompany(key, {
    call: (input: { allowed: boolean }) => api.supportAccess.save(input),
    failed: t('saveFailed'),
  })
  return (
    <>
      <SettingRow label={t('allow')} labelFor="support-allowed" text={t(allowed ? 'allowed' : 'refused')}>
        <Switch
          id="support-allowed"
          aria-describedby="support-allowed-text"
          checked={allowed}
          busy={busy}
          onCheckedChange={(on) => void save({ allowed: on })}
        />
      </SettingRow>
      <h4 className="mt-4 mb-1 text-xs font-medium text-ink-2">{t('views')}</h4>
      {sessions.length === 0 ? (
        <p className="text-sm text-ink-3">{t('none')}</p>
      ) : (
        <ul>
          {sessions.map((one) => (
            <View key={one.id} view={one} />
          ))}
        </ul>
      )}
    </>
  )
}

function View({
  view: { administrator, member, reason, startedAt, endsAt },
}: {
  view: SupportAccessState['sessions'][number]
}) {
  const t = useTranslations('supportAccess.settings')
  const format = useFormat()
  const now = useTicking()
  const count = Math.max(1, Math.round((Date.parse(endsAt) - Date.parse(startedAt)) / 60_000))
  return (
    <li className="grid gap-x-3 border-t border-line py-2 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <span className="font-medium text-ink">{t('view', { administrator, member })}</span>{' '}
        <q className="text-ink-2">{reason}</q>
      </span>
      <span className="text-xs text-ink-3 tabular-nums">
        {format.shortDate(startedAt, now)}, {format.time(startedAt)} ·{' '}
        {new Date(endsAt) > now ? t('ongoing') : t('minutes', { count })}
      </span>
    </li>
  )
}
