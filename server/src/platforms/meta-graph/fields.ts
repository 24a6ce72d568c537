import { z } from 'zod'

/** Text, or null for anything else. */
export const textField = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || null)

export const idField = z.union([z.string().min(1), z.number()]).transform(String)

/** `2026-11-20T10:00:00+0000`, which is not an ISO time, or Unix seconds. */
export const timeField = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => readTime(value ?? null))

function readTime(value: string | number | null): Date | null {
  if (value === null || value === '') return null
  const isSeconds = typeof value === 'number' || /^\d+$/.test(value)
  const time = isSeconds ? new Date(Number(value) * 1000) : new Date(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  return Number.isNaN(time.getTime()) ? null : time
}
