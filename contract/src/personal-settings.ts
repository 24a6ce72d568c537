import { z } from 'zod'
import { densities, profileVisibilities, themes } from './appearance.ts'
import { dateFormats, languages, numberFormats, weekStarts } from './formats.ts'
import { isTimezone } from './time-zone.ts'

/** Part of the preferences: the look of the console, and what others see of the person. */
export const personalSettings = {
  language: z.enum(languages),
  /**
   * Timezone of displayed times; days and figures follow the brand's. Null: never chosen, so
   * Pacific Time.
   */
  timezone: z.string().max(64).refine(isTimezone, 'Choose a timezone from the list.').nullable(),
  dateFormat: z.enum(dateFormats),
  weekStart: z.enum(weekStarts),
  numberFormat: z.enum(numberFormats),
  /** Null: never chosen, so each browser keeps its own theme. */
  theme: z.enum(themes).nullable(),
  density: z.enum(densities),
  profileVisibility: z.enum(profileVisibilities),
  /** Shows others which comment this person has open. */
  showActivity: z.boolean(),
  /** Emails the user when a new device signs in to the account. */
  loginNotifications: z.boolean(),
  /** Counts screen views anonymously. */
  shareUsage: z.boolean(),
}
