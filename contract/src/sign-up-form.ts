import * as z from 'zod/mini'

// Shared by browser and server.

export const NAME_LENGTH = 50
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const
export const SPECIAL = 'One special character'
export const PASSWORD_RULE = 'Password must contain uppercase, lowercase, number and special character'
export const COMMON_PASSWORD = 'This password is too common. Please choose another one.'

export interface PasswordPart {
  /** Text in the list after `Missing:`; null for optional criteria. */
  missing: string | null
  test: (password: string) => boolean
}

export const passwordParts: readonly PasswordPart[] = [
  { missing: 'At least 8 characters', test: (password) => password.length >= PASSWORD_LENGTH.min },
  { missing: 'One lowercase letter', test: (password) => /[a-z]/.test(password) },
  { missing: 'One uppercase letter', test: (password) => /[A-Z]/.test(password) },
  { missing: 'One number', test: (password) => /\d/.test(password) },
  { missing: SPECIAL, test: (password) => /[@$!%*?&]/.test(password) },
  { missing: null, test: (password) => password.length >= 12 },
]

const strengths = ['Very Weak', 'Very Weak', 'Weak', 'Fair', 'Good', 'Strong', 'Very Strong'] as const

/** Score 0 to 5, its label, and what is missing. */
export function passwordStrength(password: string): {
  score: number
  label: (typeof strengths)[number]
  missing: string[]
} {
  const points = passwordParts.filter((part) => part.test(password)).length
  const missing = passwordParts.flatMap((part) => (part.missing && !part.test(password) ? [part.missing] : []))
  return { score: Math.min(5, points), label: strengths[points] ?? 'Very Weak', missing }
}

export const emailField = z.string().check(
  z.trim(),
  z.minLength(1, 'Email is required'),
  z.maxLength(254, 'Please enter a valid email address'),
  z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address'),
  // Excludes characters with a meaning in mail headers, such as list separators and quotes.
  z.regex(/^[!-~]*$/, 'Please enter a valid email address'),
  z.regex(/^[^<>()[\]\\,;:"]*$/, 'Please enter a valid email address'),
)

const isComposed = (password: string): boolean => passwordParts.slice(1, 5).every((part) => part.test(password))

export const passwordField = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(PASSWORD_LENGTH.min, 'Password must be at least 8 characters'),
    z.maxLength(PASSWORD_LENGTH.max, 'Password must be 128 characters or fewer'),
    z.refine(isComposed, PASSWORD_RULE),
  )

/** Characters of a person's name, or an empty string. */
export const nameCharacters = /^[\p{L}\p{M} .'’-]*$/u

/** One part of a name: letters of any script, spaces, hyphens, apostrophes, periods. */
export const nameField = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(NAME_LENGTH, `${label} must be less than 50 characters`),
      z.regex(nameCharacters, `${label} can only contain letters, spaces, hyphens, apostrophes, and periods`),
      z.regex(/^$|\p{L}/u, `${label} can only contain letters, spaces, hyphens, apostrophes, and periods`),
    )

/** Full name: up to 101 characters. */
export const wholeNameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Name must be at least 2 characters'),
    z.maxLength(2 * NAME_LENGTH + 1, 'Name must be less than 50 characters'),
    z.regex(nameCharacters, 'Name can only contain letters, spaces, hyphens, apostrophes, and periods'),
    z.regex(/^$|\p{L}/u, 'Name can only contain letters, spaces, hyphens, apostrophes, and periods'),
  )

/** Bidirectional control characters could make a name look like a different one. */
const turnedAround = /^[^\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/

/** Name of a company or a brand. */
export const businessNameField = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(100, `${label} must be less than 100 characters`),
      z.regex(/^$|[^\s\p{C}\p{Z}\p{M}]/u, `${label} must include at least one visible character`),
      z.regex(turnedAround, `${label} can’t include text direction characters`),
    )

/** The /signup screen. */
export const signUpForm = z
  .object({
    firstName: nameField('First name'),
    lastName: nameField('Last name'),
    email: emailField,
    companyName: businessNameField('Company name'),
    brandName: businessNameField('Brand name'),
    password: passwordField,
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
      when: () => true,
    }),
  )
export type SignUpForm = z.infer<typeof signUpForm>

/** The /reset-password screen. */
export const newPasswordForm = z
  .object({
    password: passwordField,
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
      when: () => true,
    }),
  )
export type NewPasswordForm = z.infer<typeof newPasswordForm>

export const forgotPasswordForm = z.object({ email: emailField })

export const codeField = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Please enter the complete 6-digit code'))
