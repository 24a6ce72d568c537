import { AppError } from '../../errors.ts'
import type { Services } from '../../context.ts'
import { connectWords } from '../../platforms/problem-words.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import type { Service } from '../../platforms/service.ts'

/** Why nothing was connected, as the merchant reads it; the service's message is logged. Other errors are rethrown. */
export function refusalWords(
  { log }: Pick<Services, 'log'>,
  { key, name }: Pick<Service, 'key' | 'name'>,
  error: unknown,
): string {
  if (error instanceof AppError) return error.message
  if (!(error instanceof PlatformError)) throw error
  log.warn({ platform: key, problem: error.problem, reason: error.message }, 'a service was not connected')
  return connectWords(error, name)
}
