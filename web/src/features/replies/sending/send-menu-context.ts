import type { Comment } from '@bizamply/contract/comments'
import type { Channels } from '@bizamply/contract/sent-replies'
import { createContext } from 'react'
import type { Means } from '../reply-permissions.ts'

export interface SendMenuProps {
  comment: Comment
  means: Means
  platform: string
  /** Why the reply can't be sent, or empty. */
  refusal: string
  off: boolean
  onBoth: () => void
}

/** The menu's draft, passed by context because the lazy popup takes no props. */
export const SendMenuContext = createContext<
  (SendMenuProps & { onPhone: (known: Channels['whatsapp']) => void }) | null
>(null)
