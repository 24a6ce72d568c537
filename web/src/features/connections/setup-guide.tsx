import { useQuery } from '@tanstack/react-query'
import { Check as CheckIcon, CircleDashed, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Select } from '../../ui/select.tsx'
import { isConnected } from './connect-calls.ts'
import { checksOf, type Check } from './guide-checks.ts'
import { connectionsKey } from './queries.ts'
import type { Summaries } from './row-view.ts'
import { isService, rivalOf, serviceKeys, type Service } from './service-list.ts'

export interface SetupGuideProps {
  brandId: string
  /** Undefined if they couldn't be loaded: the guide then has no checks. */
  summaries: Summaries | undefined
  /** The platform to show first. */
  first: Service
  onClose: () => void
}

/** For each platform: its current checks, the steps to connect it, and the permissions it needs. */
export function SetupGuide({ brandId, summaries, first, onClose }: SetupGuideProps) {
  const t = useTranslations('setupGuide')
  const connect = useTranslations('connect')
  const [service, setService] = useState(first)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('lead')} width={640} onOpenAutoFocus={focusField}>
        <div className="grid gap-5">
          <Field label={t('platform')}>
            {(control) => (
              <Select
                {...control}
                value={service}
                onChange={({ target }) => isService(target.value) && setService(target.value)}
              >
                {serviceKeys.map((key) => (
                  <option key={key} value={key}>
                    {connect(`names.${key}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {summaries && <Checks key={service} service={service} brandId={brandId} summaries={summaries} />}
          <Part title={t('steps')}>
            <ol className="grid list-decimal gap-1.5 pl-5 text-sm text-ink marker:text-ink-2">
              {(['one', 'two', 'three'] as const).map((step) => (
                <li key={step} className="text-pretty">
                  {t(`${service}.${step}`)}
                </li>
              ))}
            </ol>
          </Part>
          <Part title={t('may')}>
            <ul className="grid gap-1.5 text-sm text-ink">
              {(['first', 'second', 'never'] as const).map((key) => (
                <Line key={key} ok={key !== 'never'}>
                  {connect(`may.${service}.${key}`)}
                </Line>
              ))}
            </ul>
          </Part>
        </div>
      </DialogContent>
    </Dialog>
  )
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-4">
      <div className="mb-2 flex min-h-7 items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  )
}

function Checks({ service, brandId, summaries }: { service: Service; brandId: string; summaries: Summaries }) {
  const t = useTranslations('setupGuide')
  const live = useQuery({
    queryKey: [...connectionsKey, 'check', brandId, service],
    queryFn: () => isConnected(service, brandId),
    gcTime: 0,
    staleTime: 0,
  })
  const again = (
    <Button size="sm" busy={live.isFetching} busyLabel={t('checking')} onClick={() => void live.refetch()}>
      {t('again')}
    </Button>
  )
  return (
    <Part title={t('checks')} aside={again}>
      <ul aria-live="polite" className="grid gap-1.5 text-sm text-ink">
        {checksOf(service, summaries, live.data).map((check) => (
          <Line key={check.key} ok={check.ok} isAnnounced>
            <CheckText check={check} service={service} summaries={summaries} />
          </Line>
        ))}
      </ul>
    </Part>
  )
}

function CheckText({ check, service, summaries }: { check: Check; service: Service; summaries: Summaries }) {
  const t = useTranslations('setupGuide')
  const connect = useTranslations('connect')
  const format = useFormat()
  const now = useTicking()
  const entry = summaries[service].data[0]
  const rival = rivalOf(service)
  const at = check.key === 'arrived' ? entry?.lastCommentAt : entry?.lastSyncAt
  const trouble = check.key.endsWith('Trouble') && entry?.lastError
  return (
    <>
      {t(`check.${check.key}`, {
        service: connect(`names.${service}`),
        other: rival ? connect(`names.${rival}`) : '',
        age: at ? format.age(at, now) : '',
      })}
      {trouble && <span className="block text-xs text-ink-2">{t('said', { words: trouble })}</span>}
    </>
  )
}

/** `isAnnounced` adds the result as text for screen readers. */
function Line({
  ok,
  isAnnounced = false,
  children,
}: {
  ok: boolean | null
  isAnnounced?: boolean
  children: ReactNode
}) {
  const t = useTranslations('setupGuide')
  const { Icon, ink, words } = ok === null ? open : ok ? passed : missed
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden="true" size={16} className={`mt-0.5 shrink-0 ${isAnnounced ? ink : ok ? ink : 'text-ink-3'}`} />
      <span className="min-w-0 text-pretty break-words">
        {isAnnounced && <span className="sr-only">{t(words)} </span>}
        {children}
      </span>
    </li>
  )
}

const passed = { Icon: CheckIcon, ink: 'text-sent-ink', words: 'passed' } as const
const missed = { Icon: X, ink: 'text-danger-ink', words: 'missed' } as const
const open = { Icon: CircleDashed, ink: 'text-ink-3', words: 'open' } as const
