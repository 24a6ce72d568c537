import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'

/** What a sent reply cost and who sent it; loaded only on request. */
export function SpentLine({ commentId }: { commentId: string }) {
  const t = useTranslations('replies')
  const [open, setOpen] = useState(false)
  const query = useQuery({
    queryKey: ['credits', 'of-comment', commentId],
    queryFn: async ({ signal }) => (await api.credits.transactions({ commentId }, { signal })).transactions,
    enabled: open,
  })
  const used = query.data?.reduce((sum, entry) => sum + entry.creditsUsed, 0)
  return (
    <div className="text-xs text-ink-3">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-6 items-center gap-1 font-medium text-ink-2 hover:text-ink hover:underline"
      >
        {t('spent')}
        <ChevronDown aria-hidden="true" size={14} className={open ? 'rotate-180' : ''} />
      </button>
      {open && (
        <div role="status">
          {query.isPending && t('spentLoading')}
          {query.isError && CallError.from(query.error).message}
          {query.data && (
            <>
              <ul>
                {query.data.map((entry) => (
                  <li key={entry._id}>{t('spentEntry', { what: entry.description, count: entry.creditsUsed })}</li>
                ))}
              </ul>
              <p className="text-ink-2">{t('spentTotal', { count: used ?? 0 })}</p>
            </>
          )}
        </div>
      )}
    </div>
  )
}
