import { useController, type FieldPathByValue } from 'react-hook-form'
import { DayInput } from '../../../ui/day-input.tsx'
import { Field } from '../../../ui/field.tsx'
import type { ProjectForm, ProjectValues } from './project-form.ts'

export interface DayFieldProps {
  form: ProjectForm
  name: FieldPathByValue<ProjectValues, string>
  label: string
  /** Shown while no day is set. */
  empty: string
  hint?: string
}

/** An optional day of the project form. */
export function DayField({ form, name, label, empty, hint }: DayFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <DayInput
          {...control}
          ref={field.ref}
          label={label}
          empty={empty}
          value={field.value}
          onChange={(day) => {
            form.clearErrors(name)
            field.onChange(day)
          }}
        />
      )}
    </Field>
  )
}
