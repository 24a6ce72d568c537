import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { MomentInput, type MomentInputProps } from '../../../ui/moment-input.tsx'

export interface MomentFieldProps<Values extends FieldValues> extends Pick<
  MomentInputProps,
  'label' | 'empty' | 'usualTime' | 'earliest' | 'disabled'
> {
  control: Control<Values>
  name: FieldPath<Values>
  hint?: string | undefined
}

/** A day from the calendar and a time, in the user's timezone; the value is local, 2026-11-21T14:05. */
export function MomentField<Values extends FieldValues>({ control, name, hint, ...input }: MomentFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={input.label} error={fieldState.error?.message} hint={hint}>
      {(bound) => (
        <MomentInput
          {...bound}
          {...input}
          ref={field.ref}
          value={String(field.value ?? '')}
          onChange={(next) => {
            field.onChange(next)
            field.onBlur()
          }}
        />
      )}
    </Field>
  )
}
