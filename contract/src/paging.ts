import { z } from 'zod'
import { sizes } from './size-limits.ts'

/** A page size from a query string: digits only, 1 to 100. */
export const pageLimit = z
  .string()
  .regex(/^\d{1,4}$/, 'Enter a whole number')
  .transform(Number)
  .pipe(z.number().min(1, 'Enter 1 or more').max(sizes.pageMax, `Enter ${sizes.pageMax} or less`))
  .default(sizes.pageDefault)

/** Page number from a query string. */
export const pageNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'Enter a whole number, 99999 or less')
  .transform(Number)
  .pipe(z.number().min(1, 'Enter 1 or more'))

export const cursor = z.string().min(1).max(200).optional()
export const page = z.object({ nextCursor: z.string().nullable(), limit: z.number().int() })
