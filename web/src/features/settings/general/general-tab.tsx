import type { Preferences } from '@bizamply/contract/notifications'
import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Stored } from '../stored.tsx'
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
      <Leaving changed={form.changed.length > 0} />
    </div>
  )
}

/** Asks before a link, another tab of the settings or Back loses what was chosen; a closed tab asks by itself. */
function Leaving({ changed }: { changed: boolean }) {
  const t = useTranslations('general')
  const blocker = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('leaveTitle')}
      description={t('leaveText')}
      action={t('leave')}
      cancel={t('stay')}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
