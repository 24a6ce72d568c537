import { profileToggles, type ProfileToggle } from '@bizamply/contract/notification-channels'
import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useShownAt } from '../../lib/brand-clock.ts'
import {
  useNotificationCalls,
  useNotificationSettings,
  type NotificationSettings,
} from '../../lib/notification-settings.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { textLink } from '../../ui/text-link.ts'
import { toast } from '../../ui/toast.ts'

/** Six toggles for the choices of the settings table, saved immediately. */
export function NotificationsTab() {
  const t = useTranslations('profileNotifications')
  const shownAt = useShownAt()
  const { data, error, isError, refetch, dataUpdatedAt } = useNotificationSettings()
  return (
    <div className="px-4 pt-5 pb-16 sm:px-6">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="mb-4 text-sm text-pretty text-ink-2">
        {t('text')}{' '}
        <Link to="/settings" search={{ tab: 'notifications' }} className={textLink}>
          {t('all')}
        </Link>
      </p>
      {data && isError && (
        <p role="status" className="pb-3 text-xs text-pending-ink tabular-nums">
          {t('stale', { time: shownAt(dataUpdatedAt) })}
        </p>
      )}
      {data && <Toggles settings={data} />}
      {!data && isError && (
        <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('loading')}</span>
          {Array.from({ length: 6 }, (_, n) => (
            <Skeleton key={n} className="h-9" />
          ))}
        </div>
      )}
    </div>
  )
}

function Toggles({ settings }: { settings: NotificationSettings }) {
  const t = useTranslations('profileNotifications')
  const { marketing, mail } = settings
  const { setMarketing } = useNotificationCalls()
  return (
    <div className="grid gap-6">
      <Group title={t('email')}>
        <ChannelToggle name="account" settings={settings} />
        <ChannelToggle name="features" settings={settings} />
        <Toggle
          label={t('marketing')}
          text={t(`marketingText.${marketing.state}`, { address: mail.address })}
          checked={marketing.state !== 'off'}
          onTurn={setMarketing}
        />
      </Group>
      <Group title={t('push')}>
        <ChannelToggle name="messages" settings={settings} />
        <ChannelToggle name="tasks" settings={settings} />
        <ChannelToggle name="reminders" settings={settings} />
      </Group>
      <p className="text-xs text-pretty text-ink-3">{t('pushText')}</p>
    </div>
  )
}

/** On if any of its events is on, so that choices made in the table show here. */
function ChannelToggle({ name, settings: { choices } }: { name: ProfileToggle; settings: NotificationSettings }) {
  const t = useTranslations('profileNotifications')
  const kindName = useTranslations('notificationSettings.kind')
  const { save } = useNotificationCalls()
  const { channel, kinds } = profileToggles[name]
  const list = (isOn: boolean): string =>
    kinds
      .filter((kind) => choices[kind][channel] === isOn)
      .map((kind) => kindName(kind))
      .join(' · ')
  const on = list(true)
  const off = list(false)
  const isSome = on !== '' && off !== ''
  return (
    <Toggle
      label={t(name)}
      text={isSome ? t('some', { on, off }) : name === 'features' ? t('featuresText') : on || off}
      isSome={isSome}
      checked={on !== ''}
      onTurn={(next) => save({ choices: Object.fromEntries(kinds.map((kind) => [kind, { [channel]: next }])) })}
    />
  )
}

interface ToggleProps {
  label: string
  text: string
  checked: boolean
  /** Some of its events are off. */
  isSome?: boolean
  onTurn: (on: boolean) => Promise<void>
}

function Toggle({ label, text, checked, isSome = false, onTurn }: ToggleProps) {
  const t = useTranslations('profileNotifications')
  const id = useId()
  // Optimistic update, reverted if saving fails.
  const [under, setUnder] = useState<boolean | null>(null)
  const turn = async (on: boolean): Promise<void> => {
    setUnder(on)
    try {
      await onTurn(on)
    } catch (error) {
      toast.error(t('saveFailed'), { description: CallError.from(error).message })
    } finally {
      setUnder(null)
    }
  }
  return (
    <div className="flex items-center gap-6 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block cursor-pointer text-sm font-medium text-ink">
          {label}
        </label>
        <p id={`${id}-text`} className="text-xs text-pretty text-ink-3">
          {text}
        </p>
      </div>
      {isSome && under === null && <span className="text-xs whitespace-nowrap text-ink-2">{t('someOn')}</span>}
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        disabled={under !== null}
        checked={under ?? checked}
        onCheckedChange={(on) => void turn(on)}
      />
    </div>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="border-b border-line pb-2 text-sm font-semibold text-ink">{title}</h3>
    {children}
  </section>
)
