import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { lockComment, type LockedComment } from '../comments/index.ts'

export type Channel = 'platform' | 'whatsapp'

/** A channel's latest delivery. */
export interface DeliveryState {
  id: string
  channel: Channel
  state: string
  version: number
  externalId: string | null
}

/** A locked comment with its deliveries by channel. */
export interface Answerable extends LockedComment {
  deliveries: DeliveryState[]
}

/** Comments of other brands aren't found, because permissions are per brand. */
export async function lockForReply(
  tx: Tx,
  { companyId, brandId }: Pick<Ctx, 'companyId' | 'brandId'>,
  commentId: string,
): Promise<Answerable> {
  const comment = await lockComment(tx, companyId, commentId)
  if (comment.brandId !== brandId) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
  // After the lock, to see changes made while waiting.
  const deliveries = await prepared<DeliveryState>(
    tx,
    'deliveries.ofComment',
    `select d.id, d.channel, d.state, d.version, d.external_id as "externalId" from app.comments c
     join app.deliveries d on d.company_id = $1 and d.id = any(array[c.delivery_id, c.whatsapp_delivery_id])
     where c.company_id = $1 and c.id = $2`,
    [companyId, commentId],
  )
  return { ...comment, deliveries }
}

export const deliveryOf = ({ deliveries }: Pick<Answerable, 'deliveries'>, channel: Channel): DeliveryState | null =>
  deliveries.find((delivery) => delivery.channel === channel) ?? null
