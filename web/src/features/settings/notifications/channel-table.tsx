import {
  channels,
  hasChannel,
  notificationGroups,
  type Channel,
  type NotificationGroup,
} from '@bizamply/contract/notification-channels'
import { notificationKinds, type NotificationKind } from '@bizamply/contract/notification-kinds'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChoiceBox, hasReason, None, WeekCount, type MaybeLoaded } from './channel-cells.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import type { NotificationForm } from './use-notification-form.ts'

type Cell = ReturnType<typeof useGridKeys>['cell']
const groups = Object.keys(notificationGroups) as NotificationGroup[]

interface Width {
  /** On a phone, the week's count follows the event's name, and the head stays while the table scrolls. */
  narrow: boolean
}

/** Events by channel; arrow keys move between the checkboxes. */
export function ChannelTable({ loaded, narrow }: MaybeLoaded & Width) {
  const t = useTranslations('notificationSettings')
  const { cell } = useGridKeys()
  return (
    <table aria-label={t('title')} className={`w-full text-sm ${narrow ? 'table-fixed' : ''}`}>
      <thead className={narrow ? 'sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_var(--line)]' : ''}>
        <tr className="border-b border-line text-left align-top text-xs text-ink-2 *:pt-1 *:pb-2">
          <th scope="col" className="px-4 font-medium sm:px-6">
            {t('event')}
            {narrow && <span className="block font-normal text-pretty text-ink-3">{t('week')}</span>}
          </th>
          {!narrow && (
            <th scope="col" className="px-3 text-right font-medium whitespace-nowrap">
              {t('week')}
            </th>
          )}
          {channels.map((channel, column) => (
            <WholeColumn key={channel} {...{ channel, loaded, narrow }} cell={cell(0, column)} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <GroupHead label={t(`group.${group}`)} narrow={narrow} />
          {notificationGroups[group].map((kind) => (
            <EventRow key={kind} {...{ kind, loaded, narrow, cell }} />
          ))}
        </tbody>
      ))}
      <Account narrow={narrow} />
    </table>
  )
}

interface WholeColumnProps extends MaybeLoaded, Width {
  channel: Channel
  cell: ReturnType<Cell>
}

function WholeColumn({ channel, loaded, narrow, cell }: WholeColumnProps) {
  const t = useTranslations('notificationSettings')
  return (
    <th scope="col" className={`text-center font-medium ${narrow ? 'w-12 last:w-14 last:pr-2' : 'w-21 px-2'}`}>
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

const GroupHead = ({ label, narrow }: Width & { label: string }) => (
  <tr className="h-6 border-b border-line bg-surface-2">
    <th scope="rowgroup" colSpan={narrow ? 4 : 5} className="px-4 text-left text-xs font-medium text-ink-2 sm:px-6">
      {label}
    </th>
  </tr>
)

interface EventRowProps extends MaybeLoaded, Width {
  kind: NotificationKind
  cell: Cell
}

function EventRow({ kind, loaded, narrow, cell }: EventRowProps) {
  const t = useTranslations('notificationSettings')
  const row = 1 + order.indexOf(kind)
  return (
    <tr className={`${narrow ? 'h-12' : 'h-8'} border-b border-line hover:bg-surface-2`}>
      <th scope="row" className={nameCell}>
        {t(`kind.${kind}`)}
        {narrow && (
          <span className="ml-2">
            <WeekCount kind={kind} loaded={loaded} muted />
          </span>
        )}
        {hasReason(kind) && <span className={reasonLook(narrow)}>{t(`reason.${kind}`)}</span>}
      </th>
      {!narrow && (
        <td className="px-3 text-right">
          <WeekCount kind={kind} loaded={loaded} />
        </td>
      )}
      {channels.map((channel, column) => (
        <td key={channel} className={narrow ? 'text-center last:pr-2' : 'px-2 text-center'}>
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

/** Security emails can't be turned off. */
function Account({ narrow }: Width) {
  const t = useTranslations('notificationSettings')
  return (
    <tbody>
      <GroupHead label={t('group.account')} narrow={narrow} />
      <tr className={`${narrow ? 'h-12' : 'h-8'} border-b border-line`}>
        <th scope="row" className={nameCell}>
          {t('security')}
          <span className={reasonLook(narrow)}>{t('securityReason')}</span>
        </th>
        {!narrow && (
          <td className="px-3 text-right">
            <None />
          </td>
        )}
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
        <td className={narrow ? 'pr-2 text-center' : 'text-center'}>
          <None />
        </td>
      </tr>
    </tbody>
  )
}

const nameCell = 'px-4 py-1 text-left font-normal break-words text-ink sm:px-6'
const reasonLook = (narrow: boolean): string => `text-xs text-ink-3 ${narrow ? 'block text-pretty' : 'ml-2'}`

const order: readonly NotificationKind[] = Object.values(notificationGroups).flat()
