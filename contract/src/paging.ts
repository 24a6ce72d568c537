import { z } from 'zod'
import { sizes } from './limits.ts'

/** A page size from a query string: digits only, 1 to 100. */
export const pageLimit = z
  .string()
  .regex(/^\d{1,4}$/, 'Must be a whole number')
  .transform(Number)
  .pipe(z.number().min(1, 'At least 1').max(sizes.pageMax, `At most ${sizes.pageMax}`))
  .default(sizes.pageDefault)

/** Of a numbered page, from a query string. */
export const pageNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'Must be a whole number, at most 99999')
  .transform(Number)
  .pipe(z.number().min(1, 'At least 1'))

export const cursor = z.string().min(1).max(200).optional()
export const page = z.object({ nextCursor: z.string().nullable(), limit: z.number().int() })
