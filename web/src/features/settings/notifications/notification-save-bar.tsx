import { useTranslations } from 'use-intl'
import { SettingsSaveBar } from '../settings-save-bar.tsx'
import type { NotificationForm } from './use-notification-form.ts'

/** Shown also while loading. */
export function NotificationSaveBar({ form }: { form: NotificationForm | undefined }) {
  const t = useTranslations('notificationSettings')
  return (
    <SettingsSaveBar
      changed={(form?.changed ?? []).map((field) => t(`field.${field}`))}
      failure={form?.failure ?? null}
      saved={form?.state === 'saved'}
      saving={form?.state === 'saving'}
      onDiscard={() => form?.discard()}
      onSave={() => void form?.save()}
    />
  )
}
