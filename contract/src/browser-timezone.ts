import { z } from 'zod'
import { isTimezone } from './time-zone.ts'

/** The browser's timezone, which a new user starts with. One that isn't in the IANA database is ignored. */
export const browserTimezone = z
  .string()
  .max(64)
  .transform((name) => (isTimezone(name) ? name : undefined))
  .optional()
