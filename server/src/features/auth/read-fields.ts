import { AppError } from '../../errors.ts'

interface Form<T> {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** The form's own validation: one message per field, the first of which is shown. */
export function readFields<T>(form: Form<T>, value: unknown, field?: string): T {
  const read = form.safeParse(value)
  if (read.success) return read.data
  const all = read.error.issues.map((issue) => ({ path: pathOf(issue.path, field), message: spoken(issue.message) }))
  const errors = all.filter(({ path }, n) => all.findIndex((other) => other.path === path) === n)
  throw new AppError('BAD_REQUEST', { message: errors[0]?.message ?? 'The request isn’t valid.', errors })
}

// The form and the API each have their own message for it.
const spoken = (message: string): string =>
  message === 'Please enter a valid email address' ? 'Invalid email address' : message

const pathOf = (path: PropertyKey[], field: string | undefined): string =>
  [...(field === undefined ? [] : [field]), ...path.map(String)].join('.')

export const plainEmail = (typed: string): string => typed.trim().toLowerCase()
