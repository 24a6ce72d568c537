import type { SupportAccessState } from '@bizamply/contract/support-access'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { SettingRow } from './setting-row.tsx'
import { useSavedToast } from './use-saved-toast.ts'

const key = ['support-access'] as const

/** Whether administrators may view the console, and who did; for the company's admins. */
export function SupportAccessSection() {
  const { memberRole } = useUser()
  return memberRole === 'admin' ? <Section /> : null
}

function Section() {
  const t = useTranslations('supportAccess.settings')
  const { companyName } = useUser()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.supportAccess.read(undefined, { signal })).data,
  })
  return (
    <section aria-labelledby="support-access" className="mt-8 mb-8">
      <h3 id="support-access" className="text-sm font-semibold text-ink">
        {t('title')}
      </h3>
      <p className="mb-3 text-xs text-pretty text-ink-3">{t('text', { company: companyName ?? '' })}</p>
      <div className="border-t border-line">
        {data ? (
          <Stored state={data} />
        ) : error ? (
          <ErrorPanel className="mt-3" error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="py-3">
            <span className="sr-only">{t('loading')}</span>
            <Skeleton className="h-8" />
          </div>
        )}
      </div>
    </section>
  )
}

function Stored({ state: { allowed, sessions } }: { state: SupportAccessState }) {
  const t = useTranslations('supportAccess.settings')
  const { busy, save } = useSave()
  return (
    <>
      <SettingRow label={t('allow')} labelFor="support-allowed" text={t(allowed ? 'allowed' : 'refused')}>
        <Switch
          id="support-allowed"
          aria-describedby="support-allowed-text"
          checked={allowed}
          disabled={busy}
          onCheckedChange={(on) => void save(on)}
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

function useSave() {
  const t = useTranslations('supportAccess.settings')
  const confirmSaved = useSavedToast()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const save = async (allowed: boolean) => {
    setBusy(true)
    try {
      cache.setQueryData(key, (await api.supportAccess.save({ allowed })).data)
      confirmSaved()
    } catch (thrown) {
      const error = CallError.from(thrown)
      if (error.code !== 'STEP_UP_REQUIRED') toast.error(t('saveFailed'), { description: error.message })
    }
    setBusy(false)
  }
  return { busy, save }
}
