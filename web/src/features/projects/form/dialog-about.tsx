import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { typedField } from '../../../lib/typed-field.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { ProjectForm } from './project-form.ts'

/** The only required field. */
export function NameField({ form }: { form: ProjectForm }) {
  const t = useTranslations('projectDialog')
  const { errors } = useFormState({ control: form.control, name: 'name' })
  const [named, setNamed] = useState(false)
  const name = typedField(form, 'name', { onType: () => setNamed(true), isJudged: named })
  return (
    <Field label={t('name')} error={errors.name?.message}>
      {(control) => <Input {...control} {...name} placeholder={t('namePlaceholder')} autoComplete="off" />}
    </Field>
  )
}

export function DescriptionField({ form }: { form: ProjectForm }) {
  const t = useTranslations('projectDialog')
  const { errors } = useFormState({ control: form.control, name: 'description' })
  return (
    <Field label={t('description')} error={errors.description?.message}>
      {(control) => <TextArea {...control} {...typedField(form, 'description')} rows={3} />}
    </Field>
  )
}
