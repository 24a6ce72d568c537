import type { SsoSettings } from '@bizamply/contract/sso'
import { ssoModes, ssoRoles } from '@bizamply/contract/sso-choices'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { CopyValue } from './copy-value.tsx'
import { IssuerField } from './issuer-field.tsx'
import { TestSignIn } from './test-sign-in.tsx'
import { useProviderForm } from './use-provider-form.ts'

export function ProviderForm({ settings }: { settings: SsoSettings }) {
  const t = useTranslations('sso')
  const form = useProviderForm(settings)
  const [asking, setAsking] = useState<'require' | 'remove' | null>(null)
  const { values, set, problems, busy } = form
  const { provider, redirectUri } = settings
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (values.mode === 'required' && provider?.mode !== 'required') setAsking('require')
    else void form.save()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 border-t border-line pt-5">
      <div className="grid gap-1.5">
        <p className="text-sm font-medium text-ink">{t('redirect')}</p>
        <CopyValue what={t('redirect')} value={redirectUri} />
        <p className="text-xs text-pretty text-ink-3">{t('redirectText')}</p>
      </div>
      <IssuerField form={form} />
      <Field label={t('clientId')} error={problems.clientId}>
        {(control) => (
          <Input
            {...control}
            value={values.clientId}
            onChange={({ target }) => set({ clientId: target.value })}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('clientSecret')} error={problems.clientSecret} hint={provider && t('secretKept')}>
        {(control) => (
          <PasswordInput
            {...control}
            size="md"
            value={values.clientSecret}
            onChange={({ target }) => set({ clientSecret: target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t('role')} error={problems.defaultRole} hint={t('roleText')}>
        {(control) => (
          <Select
            {...control}
            className="w-full sm:w-60"
            value={values.defaultRole}
            onChange={({ target }) => set({ defaultRole: target.value === 'editor' ? 'editor' : 'viewer' })}
          >
            {ssoRoles.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('mode')} error={problems.mode} hint={t(`modeText.${values.mode}`)}>
        {(control) => (
          <Select
            {...control}
            className="w-full sm:w-60"
            value={values.mode}
            onChange={({ target }) => set({ mode: target.value === 'required' ? 'required' : 'optional' })}
          >
            {ssoModes.map((mode) => (
              <option key={mode} value={mode}>
                {t(`modes.${mode}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {provider && <TestSignIn settings={settings} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy === 'save'} busyLabel={t('saving')}>
          {t(provider ? 'save' : 'setUp')}
        </Button>
        {provider && (
          <Button variant="ghost" className="text-danger-ink" onClick={() => setAsking('remove')}>
            {t('remove')}
          </Button>
        )}
      </div>
      <LeaveGuard changed={form.changed} />
      <Questions asking={asking} onEnd={() => setAsking(null)} form={form} />
    </form>
  )
}

interface QuestionsProps {
  asking: 'require' | 'remove' | null
  onEnd: () => void
  form: ReturnType<typeof useProviderForm>
}

/** Confirms changes that sign users out or remove a way to sign in. */
function Questions({ asking, onEnd, form }: QuestionsProps) {
  const t = useTranslations('sso')
  const isRemoval = asking === 'remove'
  const go = () => {
    onEnd()
    void (isRemoval ? form.remove() : form.save())
  }
  return (
    <ConfirmDialog
      open={asking !== null}
      onOpenChange={(open) => !open && onEnd()}
      title={t(isRemoval ? 'removeTitle' : 'requireTitle')}
      description={t(isRemoval ? 'removeText' : 'requireText')}
      action={t(isRemoval ? 'remove' : 'require')}
      tone={isRemoval ? 'danger' : 'primary'}
      onConfirm={go}
    />
  )
}
