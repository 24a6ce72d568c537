import { notificationKinds, type Preferences } from '@bizamply/contract/notifications'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { desktopNotices } from '../../lib/desktop-notices.ts'
import { Switch } from '../../ui/switch.tsx'
import { SettingRow } from './setting-row.tsx'
import { Stored } from './stored.tsx'
import { TabHead } from './tab-head.tsx'
import { useChange } from './use-change.ts'

export function NotificationsTab() {
  const t = useTranslations('settings')
  return (
    <>
      <TabHead title={t('entry.notifications')} text={t('kindsText')} />
      <div className="border-t border-line">
        <Stored>{(stored) => <Kinds stored={stored} />}</Stored>
        <OfBrowser />
      </div>
    </>
  )
}

function Kinds({ stored }: { stored: Preferences }) {
  const t = useTranslations('settings')
  const [{ mutedKinds }, change] = useChange(stored)
  return notificationKinds.map((kind) => (
    <SettingRow key={kind} label={t(`kind.${kind}`)} labelFor={`kind-${kind}`}>
      <Switch
        id={`kind-${kind}`}
        checked={!mutedKinds.includes(kind)}
        onCheckedChange={(on) =>
          change({ mutedKinds: on ? mutedKinds.filter((one) => one !== kind) : [...mutedKinds, kind] })
        }
      />
    </SettingRow>
  ))
}

/** Of this browser alone, so it is kept here and not with the person. */
function OfBrowser() {
  const t = useTranslations('settings')
  const [on, setOn] = useState(desktopNotices.on())
  const [refused, setRefused] = useState(false)
  const turn = async (next: boolean): Promise<void> => {
    const is = await desktopNotices.turn(next)
    setOn(is)
    setRefused(next && !is)
  }
  if (!desktopNotices.known())
    return (
      <p className="py-3 text-xs text-ink-3">
        {t('browser')}: {t('browserLacks')}
      </p>
    )
  return (
    <>
      <SettingRow label={t('browser')} labelFor="browser" text={t('browserText')}>
        <Switch id="browser" aria-describedby="browser-text" checked={on} onCheckedChange={(next) => void turn(next)} />
      </SettingRow>
      <p role="status" className="pt-2 text-xs text-danger-ink empty:hidden">
        {refused ? t('browserRefused') : ''}
      </p>
    </>
  )
}
