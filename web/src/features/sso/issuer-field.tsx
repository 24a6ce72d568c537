import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { useProviderForm } from './use-provider-form.ts'

/** The issuer, and what its metadata says. */
export function IssuerField({ form }: { form: ReturnType<typeof useProviderForm> }) {
  const t = useTranslations('sso')
  const { values, set, problems, checked, busy, check } = form
  const hint = checked ? (
    <span role="status" className="text-sent-ink">
      {t('checked', { host: new URL(checked.signInAt).host })}
    </span>
  ) : (
    t('issuerText')
  )
  return (
    <Field label={t('issuer')} error={problems.issuer} hint={hint}>
      {(control) => (
        <div className="flex items-center gap-2">
          <Input
            {...control}
            className="flex-1"
            type="url"
            inputMode="url"
            value={values.issuer}
            onChange={({ target }) => set({ issuer: target.value })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            busy={busy === 'check'}
            busyLabel={t('checking')}
            disabled={values.issuer.trim() === ''}
            onClick={() => void check()}
          >
            {t('check')}
          </Button>
        </div>
      )}
    </Field>
  )
}
