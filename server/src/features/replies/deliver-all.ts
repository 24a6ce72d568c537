import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { deliver } from './deliver.ts'
import type { Sent } from './send-result.ts'

/** Sends deliveries that were created together and returns or throws their combined result. */
export async function deliverAll(ctx: Ctx, ids: string[]): Promise<Sent> {
  const ends = await Promise.allSettled(ids.map((id) => deliver(ctx, id)))
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  const broken = failures.find((failure) => !(failure instanceof AppError))
  if (broken) throw broken
  // Only the delivery that ends last has the combined result.
  const [combined] = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value] : []))
  if (!combined) throw failures[0] ?? new AppError('IN_PROGRESS', { message: 'This reply is being sent.' })
  if (combined instanceof AppError) throw combined
  return combined
}
