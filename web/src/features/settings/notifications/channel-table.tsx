import {
  channels,
  hasChannel,
  notificationGroups,
  type Channel,
  type NotificationGroup,
} from '@bizamply/contract/notification-channels'
import { notificationKinds, type NotificationKind } from '@bizamply/contract/notification-kinds'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import type { NotificationSettings } from '../../../lib/notification-settings.ts'
import { Checkbox, type CheckboxProps } from '../../../ui/checkbox.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import type { NotificationForm } from './use-notification-form.ts'
import { countOf } from './week-counts.ts'

export interface ChannelTableProps {
  settings: NotificationSettings
  form: NotificationForm
}

/** Until the settings are loaded, the table has its names, and the places of what follows. */
export interface MaybeLoaded {
  loaded: ChannelTableProps | undefined
}

type Cell = ReturnType<typeof useGridKeys>['cell']
const groups = Object.keys(notificationGroups) as NotificationGroup[]

/** Events by channel; arrow keys move between the checkboxes. */
export function ChannelTable({ loaded }: MaybeLoaded) {
  const t = useTranslations('notificationSettings')
  const { cell } = useGridKeys()
  return (
    <table aria-label={t('title')} className="w-full text-sm">
      <thead>
        <tr className="border-b border-line text-left align-top text-xs text-ink-2 *:pt-1 *:pb-2">
          <th scope="col" className="px-4 font-medium sm:px-6">
            {t('event')}
          </th>
          <th scope="col" className="px-3 text-right font-medium whitespace-nowrap">
            {t('week')}
          </th>
          {channels.map((channel, column) => (
            <WholeColumn key={channel} channel={channel} loaded={loaded} cell={cell(0, column)} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <GroupHead label={t(`group.${group}`)} />
          {notificationGroups[group].map((kind) => (
            <EventRow key={kind} {...{ kind, loaded, cell }} />
          ))}
        </tbody>
      ))}
      <Account />
    </table>
  )
}

function WholeColumn({ channel, loaded, cell }: MaybeLoaded & { channel: Channel; cell: ReturnType<Cell> }) {
  const t = useTranslations('notificationSettings')
  return (
    <th scope="col" className="w-21 px-2 text-center font-medium">
      <span className="grid justify-items-center gap-1.5">
        {t(`channel.${channel}`)}
        {loaded ? <WholeBox channel={channel} form={loaded.form} cell={cell} /> : <Skeleton className="size-4" />}
      </span>
    </th>
  )
}

function WholeBox({ channel, form, cell }: { channel: Channel; form: NotificationForm; cell: ReturnType<Cell> }) {
  const t = useTranslations('notificationSettings')
  const kinds = notificationKinds.filter((kind) => hasChannel(kind, channel))
  const on = kinds.filter((kind) => form.values.choices[kind][channel]).length
  return (
    <Checkbox
      {...cell}
      aria-label={t('all', { channel: t(`channel.${channel}`).toLowerCase() })}
      checked={on === kinds.length}
      indeterminate={on > 0 && on < kinds.length}
      onCheckedChange={(all) => form.choose(kinds, channel, all)}
    />
  )
}

const GroupHead = ({ label }: { label: string }) => (
  <tr className="h-6 border-b border-line bg-surface-2">
    <th scope="rowgroup" colSpan={5} className="px-4 text-left text-xs font-medium text-ink-2 sm:px-6">
      {label}
    </th>
  </tr>
)

function EventRow({ kind, loaded, cell }: MaybeLoaded & { kind: NotificationKind; cell: Cell }) {
  const t = useTranslations('notificationSettings')
  const row = 1 + order.indexOf(kind)
  return (
    <tr className="h-8 border-b border-line hover:bg-surface-2">
      <th scope="row" className="px-4 text-left font-normal text-ink sm:px-6">
        {t(`kind.${kind}`)}
        {hasReason(kind) && <span className="ml-2 text-xs text-ink-3">{t(`reason.${kind}`)}</span>}
      </th>
      <td className="px-3 text-right">
        <WeekCount kind={kind} loaded={loaded} />
      </td>
      {channels.map((channel, column) => (
        <td key={channel} className="px-2 text-center">
          {!hasChannel(kind, channel) ? (
            <None />
          ) : loaded ? (
            <ChoiceBox {...cell(row, column)} className="align-middle" {...{ kind, channel }} form={loaded.form} />
          ) : (
            <Skeleton className="mx-auto size-4" />
          )}
        </td>
      ))}
    </tr>
  )
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

/** Security emails can't be turned off. */
function Account() {
  const t = useTranslations('notificationSettings')
  return (
    <tbody>
      <GroupHead label={t('group.account')} />
      <tr className="h-8 border-b border-line">
        <th scope="row" className="px-4 text-left font-normal text-ink sm:px-6">
          {t('security')}
          <span className="ml-2 text-xs text-ink-3">{t('securityReason')}</span>
        </th>
        <td className="px-3 text-right">
          <None />
        </td>
        <td className="text-center">
          <None />
        </td>
        <td className="text-center">
          <Checkbox
            className="align-middle"
            disabled
            checked
            readOnly
            aria-label={t('cell', { event: t('security'), channel: t('channel.mail').toLowerCase() })}
          />
        </td>
        <td className="text-center">
          <None />
        </td>
      </tr>
    </tbody>
  )
}

function None() {
  const t = useTranslations('notificationSettings')
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('noChannel')}</span>
    </span>
  )
}

const MANY = 100

export function WeekCount({ kind, loaded }: MaybeLoaded & { kind: NotificationKind }) {
  const format = useFormat()
  if (!loaded) return <Skeleton className="ml-auto h-3.5 w-3" />
  const count = countOf(loaded.settings, loaded.form.values, kind)
  return (
    <span className={`tabular-nums ${count > MANY ? 'font-medium text-pending-ink' : 'text-ink-2'}`}>
      {format.number(count)}
    </span>
  )
}

const order: readonly NotificationKind[] = Object.values(notificationGroups).flat()
const reasons = ['comment', 'low-rating', 'risk', 'send-unknown', 'connection', 'credits', 'billing', 'member'] as const
type WithReason = (typeof reasons)[number]
export const hasReason = (kind: NotificationKind): kind is WithReason => reasons.includes(kind as WithReason)
