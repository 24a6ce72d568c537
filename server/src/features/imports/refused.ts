import { AppError } from '../../errors.ts'

/** A 400 that names what is wrong with one part of the request. */
export const refused = (path: string, message: string): AppError =>
  new AppError('BAD_REQUEST', { message, errors: [{ path, message }] })
