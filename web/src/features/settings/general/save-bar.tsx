import { useFormatter, useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { SettingsSaveBar } from '../settings-save-bar.tsx'
import { Chosen } from './preview.tsx'
import type { GeneralForm } from './use-general-form.ts'

export function SaveBar({ form }: { form: GeneralForm }) {
  const t = useTranslations('general')
  const { changed, failure, saved, saving, discard, save } = form
  return (
    <SettingsSaveBar
      changed={changed.map((field) => t(`field.${field}`))}
      failure={failure}
      saved={saved}
      saving={saving}
      onDiscard={discard}
      onSave={() => void save()}
    >
      <p className="mb-2 text-xs text-ink-2 tabular-nums sm:hidden">
        <Chosen values={form.values}>
          <Now />
        </Chosen>
      </p>
    </SettingsSaveBar>
  )
}

/** On a phone this replaces the preview. */
function Now() {
  const format = useFormatter()
  const { time } = useFormat()
  const now = useTicking()
  return `${format.dateTime(now, { dateStyle: 'medium' })} · ${time(now)}`
}
