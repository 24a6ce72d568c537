import type { Channel } from './comment-deliveries.ts'

export interface Leaving {
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
  /** False when who booked it was banned, removed or made a viewer since. */
  may_send: boolean
  /** False when the company is being deleted. */
  stays: boolean
}
