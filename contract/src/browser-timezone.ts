import { z } from 'zod'
import { isTimezone } from './time-zone.ts'

/** The browser's timezone, which a new user starts with. One that isn't in the IANA database is ignored. */
export const browserTimezone = z
  .string()
  .transform((name) => (name.length <= 64 && isTimezone(name) ? name : undefined))
  .optional()
