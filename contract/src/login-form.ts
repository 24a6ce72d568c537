import * as z from 'zod/mini'

/** Spec 1 section 5. The browser and the server check the same rules; the first message is shown. */
export const loginForm = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.maxLength(254, 'Please enter a valid email address'),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address'),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(6, 'Password must be at least 6 characters'),
      z.maxLength(128, 'Password must be at most 128 characters'),
    ),
})
export type LoginForm = z.infer<typeof loginForm>
