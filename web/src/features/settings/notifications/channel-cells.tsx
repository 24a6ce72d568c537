import type { Channel } from '@bizamply/contract/notification-channels'
import type { NotificationKind } from '@bizamply/contract/notification-kinds'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import type { NotificationSettings } from '../../../lib/notification-settings.ts'
import { Checkbox, type CheckboxProps } from '../../../ui/checkbox.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { NotificationForm } from './use-notification-form.ts'
import { countOf } from './week-counts.ts'

export interface ChannelTableProps {
  settings: NotificationSettings
  form: NotificationForm
}

/** Until the settings are loaded, the table shows its names and placeholders. */
export interface MaybeLoaded {
  loaded: ChannelTableProps | undefined
}

interface ChoiceBoxProps extends Omit<CheckboxProps, 'form'> {
  kind: NotificationKind
  channel: Channel
  form: NotificationForm
}

export function ChoiceBox({ kind, channel, form, ...rest }: ChoiceBoxProps) {
  const t = useTranslations('notificationSettings')
  return (
    <Checkbox
      {...rest}
      aria-label={t('cell', { event: t(`kind.${kind}`), channel: t(`channel.${channel}`).toLowerCase() })}
      checked={form.values.choices[kind][channel]}
      onCheckedChange={(on) => form.choose([kind], channel, on)}
    />
  )
}

export function None() {
  const t = useTranslations('notificationSettings')
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('noChannel')}</span>
    </span>
  )
}

const MANY = 100

export function WeekCount({ kind, loaded, muted }: MaybeLoaded & { kind: NotificationKind; muted?: boolean }) {
  const format = useFormat()
  if (!loaded) return <Skeleton className={muted ? 'inline-block h-3 w-3' : 'ml-auto h-3.5 w-3'} />
  const count = countOf(loaded.settings, loaded.form.values, kind)
  return (
    <span
      className={`tabular-nums ${count > MANY ? 'font-medium text-pending-ink' : muted ? 'text-ink-3' : 'text-ink-2'}`}
    >
      {format.number(count)}
    </span>
  )
}

const reasons = ['comment', 'low-rating', 'risk', 'send-unknown', 'connection', 'credits', 'billing', 'member'] as const
type WithReason = (typeof reasons)[number]
export const hasReason = (kind: NotificationKind): kind is WithReason => reasons.includes(kind as WithReason)
