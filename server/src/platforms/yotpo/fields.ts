import { z } from 'zod'

// Older docs of Yotpo show every value as text, newer ones typed. Both are read; anything else counts as absent.
export const idField = z.union([z.string().min(1), z.number()]).transform(String)

export const textField = z
  .string()
  .transform((value) => value.trim() || null)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null)

export const numberField = z
  .union([z.number(), z.string().min(1).transform(Number)])
  .pipe(z.number())
  .nullable()
  .catch(null)
  .default(null)

export const flagField = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
  .nullable()
  .catch(null)
  .default(null)

/** `2026-11-19T10:00:00.000Z` or `2018-02-20 14:12:13 UTC`. */
export const timeField = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => readTime(value ?? ''))

function readTime(value: string): Date | null {
  const iso = value.trim().replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)(?: UTC)?$/, '$1T$2Z')
  const time = new Date(iso)
  return iso === '' || Number.isNaN(time.getTime()) ? null : time
}
