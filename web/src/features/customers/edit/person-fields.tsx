import { emailField, NAME_LENGTH } from '@bizamply/contract/sign-up-form'
import { sizes } from '@bizamply/contract/size-limits'
import { useTranslations } from 'use-intl'
import { useSchemaWords } from '../../../lib/schema-words.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { FormState } from './use-form-state.ts'

export const personNames = ['firstName', 'lastName', 'Email'] as const
export type PersonName = (typeof personNames)[number]
export type PersonValues = Readonly<Record<PersonName, string>>

export interface PersonFieldsProps {
  values: PersonValues
  /** Problems of the surrounding form. */
  problems: FormState<PersonName>['problems']
  busy: boolean
  onType: (name: PersonName, text: string) => void
}

export function PersonFields({ values, problems, busy, onType }: PersonFieldsProps) {
  const t = useTranslations('customerForms')
  const words = useSchemaWords()
  const field = (name: PersonName, maxLength: number) => {
    const problem = problems[name]
    return (
      <Field label={t(`field.${name}`)} error={problem && words(problem)}>
        {(control) => (
          <Input
            {...control}
            {...(name === 'Email' ? ({ type: 'email', inputMode: 'email', required: true } as const) : {})}
            autoComplete="off"
            maxLength={maxLength}
            readOnly={busy}
            value={values[name]}
            onChange={(event) => onType(name, event.target.value)}
          />
        )}
      </Field>
    )
  }
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {field('firstName', NAME_LENGTH)}
        {field('lastName', NAME_LENGTH)}
      </div>
      {field('Email', sizes.email)}
    </>
  )
}

/** The contract’s validation message for an email. */
export const wrongEmail = (email: string): string | undefined => emailField.safeParse(email).error?.issues[0]?.message
