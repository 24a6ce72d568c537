import type { Channel } from './comment-deliveries.ts'

/** A delivery that this process sends now, with what its platform needs. */
export interface DueDelivery {
  id: string
  comment_id: string
  brand_id: string
  channel: Channel
  contact_id: string | null
  external_id: string
  post_external_id: string | null
  platform: string
  text: string
  language: string | null
  brand_language: string
  /** False if the sender was banned, removed, or made a viewer. */
  may_send: boolean
  /** False if the company is being deleted. */
  company_active: boolean
}
