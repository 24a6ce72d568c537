import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useNewest } from './queries.ts'

/** The two newest comments as they arrive, and how many there are. */
export function NewestComments({ brandId, importing }: { brandId: string | null; importing: boolean }) {
  const t = useTranslations('onboarding.rail')
  const format = useFormat()
  const now = useTicking()
  const { data, isError } = useNewest(brandId)
  const { pending = 0, draft = 0, sent = 0 } = data?.counts ?? {}
  const all = pending + draft + sent
  return (
    <section className="mt-7 border-t border-line pt-6">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-semibold">{t('inbox')}</h2>
        {all > 0 && <span className="text-xs text-ink-2 tabular-nums">{format.number(all)}</span>}
      </div>
      {all === 0 && <p className="text-xs text-pretty text-ink-2">{t(isError ? 'unread' : 'empty')}</p>}
      <ul className="divide-y divide-line">
        {data?.data.map((comment) => (
          <li key={comment._id} className="animate-fade py-3 first:pt-0">
            <p className="flex items-center gap-2">
              <span className="truncate text-sm font-medium">{comment.customerName}</span>
              {comment.rating && <Stars rating={Number(comment.rating)} />}
              <span className="ml-auto shrink-0 text-xs text-ink-2 tabular-nums">{format.age(comment.time, now)}</span>
            </p>
            <p className="mt-1 line-clamp-3 text-sm text-pretty break-words text-ink-2">{comment.content}</p>
            {comment.product_title && (
              <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-2">
                <PlatformMark platform={comment.platform} />
                <span className="truncate">{comment.product_title}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {importing && <p className="mt-3 text-xs text-ink-2">{t('goesOn')}</p>}
    </section>
  )
}
