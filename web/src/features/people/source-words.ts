import type { CommentMatch } from '@bizamply/contract/people'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'

/** "Judge.me review" and "Mar 3", for sentences that name a comment as evidence. */
export function useSourceWords(): (evidence: CommentMatch['with']) => { what: string; date: string } {
  const t = useTranslations('peoplePage.one')
  const platforms = useTranslations('comments.platform')
  const format = useFormat()
  const now = useTicking()
  return ({ platform, rated, at }) => ({
    what: t(rated ? 'review' : 'comment', { platform: platforms(platform) }),
    date: format.shortDate(at, now),
  })
}
