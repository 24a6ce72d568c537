import type { Resolver, UseFormReturn, FieldValues, FieldPath, FieldErrors } from 'react-hook-form'
import type { CallError } from '../../../lib/call-error.ts'
import { serverError } from '../../../lib/typed-field.ts'

/** Turns rules that return error messages by field into a form resolver. */
export const resolverOf =
  <Values extends FieldValues>(judge: (values: Values) => Partial<Record<string, string>>): Resolver<Values> =>
  (values) => {
    const wrong = Object.entries(judge(values))
    if (wrong.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'rule', message }]))
    return { values: {}, errors: errors as FieldErrors<Values> }
  }

/** Shows the server's errors at their fields; returns whether any of the form's fields was named. */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refused: CallError,
  fieldOf: (path: string) => FieldPath<Values> | undefined,
): boolean {
  const named = refused.errors.flatMap(({ path, message }) => {
    const field = fieldOf(path)
    return field ? [{ field, message }] : []
  })
  for (const [n, { field, message }] of named.entries())
    form.setError(field, { type: serverError, message }, { shouldFocus: n === 0 })
  return named.length > 0
}
