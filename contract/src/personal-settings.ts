import { z } from 'zod'
import { densities, profileVisibilities, themes } from './appearance.ts'
import { dateFormats, languages, numberFormats, weekStarts } from './formats.ts'
import { isTimezone } from './time-zone.ts'

/** Part of the preferences: how the console looks to a person, and what others see of them. */
export const personalSettings = {
  language: z.enum(languages),
  /** Clock times are shown in it; days and figures are the brand's. Null: never chosen, so Pacific Time. */
  timezone: z.string().max(64).refine(isTimezone, 'Choose a timezone from the list.').nullable(),
  dateFormat: z.enum(dateFormats),
  weekStart: z.enum(weekStarts),
  numberFormat: z.enum(numberFormats),
  /** Null: never chosen, so each browser keeps its own. */
  theme: z.enum(themes).nullable(),
  density: z.enum(densities),
  profileVisibility: z.enum(profileVisibilities),
  /** Others see which comment this person has open. */
  showActivity: z.boolean(),
  /** A mail when somebody signs in from a device that this account was not used on before. */
  loginNotifications: z.boolean(),
  /** Openings of screens are counted, without who. */
  shareUsage: z.boolean(),
}
