import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useSchemaWords } from '../../lib/schema-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { SeenErrorPanel } from '../../ui/seen-error-panel.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { InfoFields } from './info-fields.tsx'
import type { Profile } from './queries.ts'
import { SaveBar } from './save-bar.tsx'
import { fields } from './profile-values.ts'
import { fieldId, useProfileForm } from './use-profile-form.ts'

/** Personal Info in edit mode. */
export function InfoForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useTranslations('profile')
  const words = useSchemaWords()
  const state = useProfileForm(profile, onDone)
  const { form, saving } = state
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('firstName'), [setFocus])
  const messages = fields.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ name, id: fieldId(name), message: words(message) }] : []
  })
  const listed = messages.filter(({ name }) => state.listed.includes(name))
  return (
    <form
      noValidate
      aria-labelledby="personal-info"
      className="flex flex-1 flex-col"
      onSubmit={(event) => void state.submit(event)}
    >
      <div className="grid flex-1 content-start gap-4 px-4 pt-5 pb-8 sm:px-6">
        <div>
          <h2 id="personal-info" className="text-lg font-semibold">
            {t('info')}
          </h2>
          <p className="text-sm text-pretty text-ink-2">{t('infoText')}</p>
        </div>
        {saving.failure && (
          <SeenErrorPanel
            error={saving.failure}
            say={(reason) => (
              <>
                {t('saveFailed')}
                <span className="block font-normal">{words(reason)}</span>
              </>
            )}
          />
        )}
        {saving.conflict && <ConflictPanel conflict={saving.conflict} busy={saving.busy} saving={saving} />}
        <ErrorSummary
          title={t('fix')}
          errors={listed}
          onChoose={(name) => {
            const chosen = fields.find((one) => one === name)
            if (chosen) setFocus(chosen)
          }}
        />
        <InfoFields
          profile={profile}
          state={state}
          messageOf={(name) => messages.find((it) => it.name === name)?.message}
        />
      </div>
      <SaveBar state={state} errors={messages.length} stopped={listed.length} onCancel={onDone} />
      <LeaveGuard
        changed={state.changed.length > 0 && !saving.busy}
        words={{ title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') }}
      />
    </form>
  )
}
