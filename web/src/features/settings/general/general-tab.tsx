import type { Preferences } from '@bizamply/contract/preferences'
import { useTranslations } from 'use-intl'
import { SettingsLeaveGuard } from '../settings-leave-guard.tsx'
import { Stored } from '../loaded-preferences.tsx'
import { TabHead } from '../tab-head.tsx'
import { GeneralFields } from './general-fields.tsx'
import { Preview } from './preview.tsx'
import { SaveBar } from './save-bar.tsx'
import { useGeneralForm } from './use-general-form.ts'

export function GeneralTab() {
  const t = useTranslations('general')
  const settings = useTranslations('settings')
  const head = <TabHead title={settings('tab.general')} text={t('text')} />
  return <Stored head={head}>{(stored) => <Form stored={stored} />}</Stored>
}

function Form({ stored }: { stored: Preferences }) {
  const t = useTranslations('general')
  const settings = useTranslations('settings')
  const { language, timezone, dateFormat, weekStart, numberFormat } = stored
  const form = useGeneralForm({ language, timezone, dateFormat, weekStart, numberFormat })
  return (
    <div className="flex flex-1 flex-col">
      <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(320px,416px)]">
        <div className="px-4 pt-6 pb-10 sm:px-6">
          <TabHead title={settings('tab.general')} text={t('text')} />
          <GeneralFields form={form} />
        </div>
        <div className="px-4 pt-6 pb-10 max-sm:hidden sm:px-6 lg:border-l lg:border-line">
          <Preview values={form.values} />
        </div>
      </div>
      <SaveBar form={form} />
      <SettingsLeaveGuard changed={form.changed.length > 0} />
    </div>
  )
}
