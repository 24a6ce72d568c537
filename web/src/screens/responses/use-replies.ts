import type { Comment } from '@bizamply/contract/comments'
import type { ConnectionList } from '@bizamply/contract/connections'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePatchComment } from '../../features/comments/loading/queries.ts'
import { headKey } from '../../features/comments/loading/query-keys.ts'
import { sendBlock } from '../../features/connections/connection-status.ts'
import { useBalance, usePrices, useRefreshCredits } from '../../features/credits/queries.ts'
import type { Means } from '../../features/replies/reply-permissions.ts'
import { useReplyActions } from '../../features/replies/use-reply-actions.ts'
import { useRenewViews } from '../../features/triage/views/queries.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { useOnline } from '../../lib/events.ts'
import { usePreferences } from '../../lib/preferences.ts'

/** Shared by all rows for replying: prices, balance, permissions, connections, and actions. */
export function useReplies(connections: ConnectionList | undefined) {
  const names = useTranslations('comments')
  const cache = useQueryClient()
  const patch = usePatchComment()
  const renewViews = useRenewViews()
  const prices = usePrices()
  const available = useBalance().data?.availableCredits
  const may = useMay()
  const nameOf = (comment: Comment): string => names(`platform.${comment.platform}`)
  const actions = useReplyActions({
    patch,
    renewList: () => {
      void cache.invalidateQueries({ queryKey: headKey })
      renewViews()
    },
    renewCredits: useRefreshCredits(),
    platformOf: nameOf,
    prices,
    undoSeconds: usePreferences().undoSeconds,
  })
  const means: Means = {
    prices,
    available,
    mayWrite: may('replies.write'),
    maySend: may('replies.send'),
    mayOrganize: may('comments.organize'),
    isOffline: !useOnline(),
    blockOf: (platform) => sendBlock(connections, platform),
  }
  return { actions, means, nameOf, patch }
}
