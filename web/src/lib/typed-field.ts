import type { ChangeEvent, FocusEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { afterPress } from './after-press.ts'

/** Validated on blur and on submit; the error disappears with the next keystroke. */
export const judgedOnBlur = { mode: 'onBlur', reValidateMode: 'onBlur' } as const

/** Type of an error from outside the form's schema, which revalidation must not clear. */
export const serverError = 'server'

/** Props that bind a field to such a form. */
export function typedField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  heard: {
    onType?: () => void
    onLeave?: () => void
    /** False while an error would be too early, such as in a required field before anything is typed. */
    isJudged?: boolean
  } = {},
) {
  const { onBlur, onChange, ...rest } = form.register(name)
  return {
    ...rest,
    onChange: (event: ChangeEvent) => {
      form.clearErrors(name)
      heard.onType?.()
      return onChange(event)
    },
    // An error shifts the layout below: a pending click must not miss its target.
    onBlur: (event: FocusEvent) =>
      afterPress(() => {
        const isRefused = form.getFieldState(name).error?.type === serverError
        if (!isRefused && heard.isJudged !== false) void onBlur(event)
        heard.onLeave?.()
      }),
  }
}
