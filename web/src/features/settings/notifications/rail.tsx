import { channels, digestHour, rhythms } from '@bizamply/contract/notification-channels'
import { defaultTimezone } from '@bizamply/contract/formats'
import { useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { usePreferences } from '../../../lib/preferences.ts'
import { useBrowserPush } from '../../../lib/use-browser-push.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { ChannelTableProps, MaybeLoaded } from './channel-cells.tsx'
import { MailStopped } from './mail-stopped.tsx'
import { Part } from './part.tsx'
import { PushPart } from './push-part.tsx'
import type { NotificationForm } from './use-notification-form.ts'
import { sumOf } from './week-counts.ts'
import { Radio } from '../../../ui/radio.tsx'

/** The expected volume of the choices, and when notifications are delivered. */
export function Rail({ loaded }: MaybeLoaded) {
  return (
    <div className="grid content-start gap-6 px-4 py-6 sm:px-6">
      <Sum loaded={loaded} />
      <Mail loaded={loaded} />
      <PushPart />
      <Quiet form={loaded?.form} />
      {loaded && loaded.settings.brands.length > 1 && <Brands {...loaded} />}
    </div>
  )
}

function Sum({ loaded }: MaybeLoaded) {
  const t = useTranslations('notificationSettings')
  const format = useFormat()
  const formatter = useFormatter()
  const expected = (count: number): string => {
    const perDay = Math.round(count / 7)
    return perDay > 0 ? t('perDay', { count, day: perDay }) : format.number(count)
  }
  const push = useBrowserPush()
  const hasNoPush = push.data !== undefined && push.data.browsers.length === 0
  const week = loaded?.settings.week
  const day = (at: string): string => formatter.dateTime(new Date(at), { month: 'short', day: 'numeric' })
  return (
    <Part title={t('sum')}>
      {week ? (
        <p className="text-xs text-ink-3">{t('sumOver', { from: day(week.from), to: day(week.to) })}</p>
      ) : (
        <Skeleton className="my-0.5 h-3 w-40" />
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-y-2 text-sm">
        {channels.map((channel) => (
          <div key={channel} className="contents">
            <dt className="text-ink-2">{t(`channel.${channel}`)}</dt>
            <dd className="text-right text-ink tabular-nums">
              {channel === 'push' && hasNoPush ? (
                <span className="text-ink-3">{t('pushNone')}</span>
              ) : loaded ? (
                expected(sumOf(loaded.settings, loaded.form.values, channel))
              ) : (
                <Waiting />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

const Waiting = () => <Skeleton className="mt-0.5 ml-auto h-3.5 w-6" />

function Mail({ loaded }: MaybeLoaded) {
  const t = useTranslations('notificationSettings')
  const format = useFormat()
  const mail = loaded?.settings.mail
  return (
    <Part title={t('mail')}>
      {mail?.stoppedAt && <MailStopped address={mail.address} since={mail.stoppedAt} />}
      <div {...(loaded && { role: 'radiogroup', 'aria-label': t('mail') })} className="grid gap-2.5">
        {rhythms.map((rhythm) => (
          <label key={rhythm} className="-my-0.5 flex cursor-pointer items-start gap-2.5 py-0.5 text-sm text-ink">
            {loaded ? (
              <Radio
                name="mail-rhythm"
                className="mt-0.5"
                checked={loaded.form.values.rhythm === rhythm}
                onChange={() => loaded.form.change({ rhythm })}
              />
            ) : (
              <Skeleton className="mt-0.5 size-4 shrink-0 rounded-full" />
            )}
            {t(`rhythm.${rhythm}`, { at: format.hour(digestHour) })}
          </label>
        ))}
      </div>
      {mail ? (
        <p className="text-xs break-words text-ink-3">{t('mailTo', { address: mail.address })}</p>
      ) : (
        <Skeleton className="my-0.5 h-3 w-44" />
      )}
    </Part>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

function Quiet({ form }: { form: NotificationForm | undefined }) {
  const t = useTranslations('notificationSettings')
  const { timezone } = usePreferences()
  const format = useFormat()
  const id = useId()
  if (!form) {
    return (
      <Part title={t('quiet')} control={<Skeleton className="h-[18px] w-[30px] rounded-full" />}>
        <div className="flex items-center gap-2">
          <Skeleton className="h-8 w-28 coarse:h-10" />
          <span aria-hidden="true">–</span>
          <Skeleton className="h-8 w-28 coarse:h-10" />
        </div>
        <p className="text-xs text-pretty text-ink-3">{t('quietText', { zone: timezone ?? defaultTimezone })}</p>
      </Part>
    )
  }
  const { quiet } = form.values
  // Equal start and end would mean no hours, or all of them.
  const select = (field: 'from' | 'to', other: number) => (
    <Select
      aria-label={t(field === 'from' ? 'quietFrom' : 'quietTo')}
      disabled={!quiet.on}
      className="w-28"
      value={quiet[field]}
      onChange={({ target: { value } }) => form.change({ quiet: { ...quiet, [field]: Number(value) } })}
    >
      {hours
        .filter((hour) => hour !== other)
        .map((hour) => (
          <option key={hour} value={hour}>
            {format.hour(hour)}
          </option>
        ))}
    </Select>
  )
  return (
    <Part
      title={<label htmlFor={id}>{t('quiet')}</label>}
      control={<Switch id={id} checked={quiet.on} onCheckedChange={(on) => form.change({ quiet: { ...quiet, on } })} />}
    >
      <div className="flex items-center gap-2 text-sm text-ink-2">
        {select('from', quiet.to)}
        <span aria-hidden="true">–</span>
        {select('to', quiet.from)}
      </div>
      <p className="text-xs text-pretty text-ink-3">{t('quietText', { zone: timezone ?? defaultTimezone })}</p>
    </Part>
  )
}

function Brands({ settings, form }: ChannelTableProps) {
  const t = useTranslations('notificationSettings')
  const { mutedBrands } = form.values
  return (
    <Part title={t('brands')}>
      {settings.brands.map(({ id, name }) => (
        <label key={id} className="flex items-center gap-2.5 text-sm text-ink">
          <Checkbox checked={!mutedBrands.includes(id)} onCheckedChange={(on) => form.mute(id, !on)} />
          <span className="min-w-0 truncate">{name}</span>
        </label>
      ))}
      <p className="text-xs text-ink-3">{t('brandsText')}</p>
    </Part>
  )
}
