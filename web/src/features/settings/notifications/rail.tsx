import { channels, digestHour, rhythms } from '@bizamply/contract/notification-channels'
import { defaultTimezone } from '@bizamply/contract/formats'
import { useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { usePreferences } from '../../../lib/preferences.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { ChannelTableProps } from './channel-table.tsx'
import { MailStopped } from './mail-stopped.tsx'
import { Part } from './part.tsx'
import { PushPart } from './push-part.tsx'
import { sumOf } from './week-counts.ts'

/** The expected volume of the choices, and when notifications are delivered. */
export function Rail({ settings, form }: ChannelTableProps) {
  return (
    <div className="grid content-start gap-6 px-4 py-6 sm:px-6">
      <Sum {...{ settings, form }} />
      <Mail {...{ settings, form }} />
      <PushPart />
      <Quiet form={form} />
      {settings.brands.length > 1 && <Brands {...{ settings, form }} />}
    </div>
  )
}

function Sum({ settings, form }: ChannelTableProps) {
  const t = useTranslations('notificationSettings')
  const format = useFormat()
  const formatter = useFormatter()
  const day = (at: string): string => formatter.dateTime(new Date(at), { month: 'short', day: 'numeric' })
  return (
    <Part title={t('sum')}>
      <p className="text-xs text-ink-3">{t('sumOver', { from: day(settings.week.from), to: day(settings.week.to) })}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-y-2 text-sm">
        {channels.map((channel) => {
          const count = sumOf(settings, form.values, channel)
          const perDay = Math.round(count / 7)
          return (
            <div key={channel} className="contents">
              <dt className="text-ink-2">{t(`channel.${channel}`)}</dt>
              <dd className="text-right text-ink tabular-nums">
                {perDay > 0 ? t('perDay', { count, day: perDay }) : format.number(count)}
              </dd>
            </div>
          )
        })}
      </dl>
    </Part>
  )
}

function Mail({ settings, form }: ChannelTableProps) {
  const t = useTranslations('notificationSettings')
  const format = useFormat()
  return (
    <Part title={t('mail')}>
      {settings.mail.stoppedAt && <MailStopped address={settings.mail.address} since={settings.mail.stoppedAt} />}
      <div role="radiogroup" aria-label={t('mail')} className="grid gap-2.5">
        {rhythms.map((rhythm) => (
          <label key={rhythm} className="flex cursor-pointer items-start gap-2.5 text-sm text-ink">
            <input
              type="radio"
              name="mail-rhythm"
              className="mt-0.5 size-4 shrink-0 accent-accent"
              checked={form.values.rhythm === rhythm}
              onChange={() => form.change({ rhythm })}
            />
            {t(`rhythm.${rhythm}`, { at: format.hour(digestHour) })}
          </label>
        ))}
      </div>
      <p className="text-xs break-words text-ink-3">{t('mailTo', { address: settings.mail.address })}</p>
    </Part>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

function Quiet({ form }: Pick<ChannelTableProps, 'form'>) {
  const t = useTranslations('notificationSettings')
  const { timezone } = usePreferences()
  const format = useFormat()
  const id = useId()
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
  const turn = (id: string, on: boolean): void =>
    form.change({ mutedBrands: on ? mutedBrands.filter((one) => one !== id) : [...mutedBrands, id] })
  return (
    <Part title={t('brands')}>
      {settings.brands.map(({ id, name }) => (
        <label key={id} className="flex items-center gap-2.5 text-sm text-ink">
          <Checkbox checked={!mutedBrands.includes(id)} onCheckedChange={(on) => turn(id, on)} />
          <span className="min-w-0 truncate">{name}</span>
        </label>
      ))}
      <p className="text-xs text-ink-3">{t('brandsText')}</p>
    </Part>
  )
}
