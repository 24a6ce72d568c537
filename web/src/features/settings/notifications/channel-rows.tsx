import {
  channels,
  hasChannel,
  notificationGroups,
  type NotificationGroup,
} from '@bizamply/contract/notification-channels'
import type { NotificationKind } from '@bizamply/contract/notification-kinds'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChoiceBox, hasReason, WeekCount, type MaybeLoaded } from './channel-table.tsx'

const groups = Object.keys(notificationGroups) as NotificationGroup[]

/** Replaces the table on a phone: a row per event, with its channels below. */
export function ChannelRows({ loaded }: MaybeLoaded) {
  const t = useTranslations('notificationSettings')
  return groups.map((group) => (
    <section key={group} aria-label={t(`group.${group}`)}>
      <div className="flex justify-between gap-3 border-b border-line bg-surface-2 px-4 py-1 text-xs text-ink-2">
        <h3 className="font-medium">{t(`group.${group}`)}</h3>
        <span className="text-ink-3">{t('week')}</span>
      </div>
      {notificationGroups[group].map((kind) => (
        <PhoneRow key={kind} {...{ kind, loaded }} />
      ))}
    </section>
  ))
}

function PhoneRow({ kind, loaded }: MaybeLoaded & { kind: NotificationKind }) {
  const t = useTranslations('notificationSettings')
  return (
    <fieldset className="border-b border-line px-4 py-3">
      <legend className="float-left w-full text-sm text-ink">
        <span className="flex gap-3">
          <span className="min-w-0 flex-1">{t(`kind.${kind}`)}</span>
          <WeekCount kind={kind} loaded={loaded} />
        </span>
        {hasReason(kind) && <span className="block text-xs text-pretty text-ink-3">{t(`reason.${kind}`)}</span>}
      </legend>
      <div className="clear-both flex gap-6 pt-2">
        {channels
          .filter((channel) => hasChannel(kind, channel))
          .map((channel) => (
            <label key={channel} className="inline-flex items-center gap-2 text-xs text-ink-2 coarse:min-h-11">
              {loaded ? <ChoiceBox {...{ kind, channel }} form={loaded.form} /> : <Skeleton className="size-4" />}
              {t(`channel.${channel}`)}
            </label>
          ))}
      </div>
    </fieldset>
  )
}
