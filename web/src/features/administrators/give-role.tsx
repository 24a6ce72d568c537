import { administratorRoles, type AdministratorRole } from '@bizamply/contract/administration'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import type { useSaveRole } from './use-administrators.ts'

export interface GiveRoleProps {
  form: ReturnType<typeof useSaveRole>
  email: string
  onEmail: (email: string) => void
}

/** Grants a role to a user who isn’t an administrator yet. */
export function GiveRole({ form: { busy, error, save }, email, onEmail }: GiveRoleProps) {
  const t = useTranslations('administrators')
  const [role, setRole] = useState<AdministratorRole>('support')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy === null && (await save(email.trim(), role))) onEmail('')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_auto]"
    >
      <Field
        label={t('email')}
        hint={t('emailHint')}
        error={error?.errors.find(({ path }) => path === 'email')?.message}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target: { value } }) => onEmail(value)}
          />
        )}
      </Field>
      <Field label={t('newRole')} hint={t(`roleText.${role}`)}>
        {(control) => (
          <Select
            {...control}
            value={role}
            onChange={({ target: { value } }) =>
              setRole(administratorRoles.find((known) => known === value) ?? 'support')
            }
          >
            {administratorRoles.map((one) => (
              <option key={one} value={one}>
                {t(`role.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        className="sm:mt-6"
        disabled={email.trim() === ''}
        busy={busy === email.trim()}
        busyLabel={t('adding')}
      >
        {t('add')}
      </Button>
    </form>
  )
}
