import { z } from 'zod'

/** Text, or null for anything else. */
export const textField = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || null)

export const idField = z.union([z.string().min(1), z.number()]).transform(String)

/** Unix seconds, as text or number. */
export const timeField = z
  .union([z.string().regex(/^\d+$/), z.number().nonnegative()])
  .nullish()
  .catch(null)
  .transform((value) => (value ? new Date(Number(value) * 1000) : null))
