import type { Comment } from '@bizamply/contract/comments'
import type { Transaction } from '@bizamply/contract/credits'
import type { Discount } from '@bizamply/contract/discounts'
import { useQuery } from '@tanstack/react-query'
import { useBrands } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'
import { creditsOf } from '../../../lib/transaction-words.ts'

export interface PreviewData {
  comment: { author: string; product: string; rating: string | null; at: string } | null
  entry: { what: string; key: 'spent' | 'added' | 'none'; credits: number; at: string } | null
  discount: Pick<Discount, 'title' | 'type' | 'amount' | 'currency' | 'starts_at' | 'ends_at'> | null
  /** Dates in the brand's timezone. */
  week: { from: string; to: string; reviews: number } | null
}

const DAYS = 7

/** A line of each kind from the brand's data. Parts that can't be read are left out; the settings work without them. */
export function usePreview() {
  const { brand, changes } = useBrands()
  const brandId = brand?.BrandId
  return useQuery({
    queryKey: ['settings-preview', brandId, changes],
    enabled: brandId !== undefined,
    queryFn: async ({ signal }): Promise<PreviewData> => {
      const [comments, entries, discounts, figures] = await Promise.allSettled([
        api.comments.list({ limit: '1' }, { signal }),
        api.credits.transactions({ limit: '1' }, { signal }),
        api.discounts.list(undefined, { signal }),
        api.triage.figures({ days: `${DAYS}` }, { signal }),
      ])
      const week = valueOf(figures)?.data
      return {
        comment: commentOf(valueOf(comments)?.data[0]),
        entry: entryOf(valueOf(entries)?.data.transactions[0]),
        discount: valueOf(discounts)?.data.find(({ ends_at }) => ends_at !== null) ?? null,
        week: week && week.now.total > 0 ? { from: week.from, to: week.to, reviews: week.now.total } : null,
      }
    },
  })
}

const valueOf = <Value>(result: PromiseSettledResult<Value>): Value | undefined =>
  result.status === 'fulfilled' ? result.value : undefined

const commentOf = (comment: Comment | undefined): PreviewData['comment'] =>
  comment
    ? { author: comment.customerName, product: comment.product_title ?? '', rating: comment.rating, at: comment.time }
    : null

function entryOf(entry: Transaction | undefined): PreviewData['entry'] {
  if (!entry) return null
  const { key, count } = creditsOf(entry)
  return { what: entry.description, key, credits: count, at: entry.createdAt }
}
