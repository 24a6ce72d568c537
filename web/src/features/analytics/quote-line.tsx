import type { Quote } from '@bizamply/contract/analytics'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { MarkedText } from '../../ui/marked-text.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { Stars } from '../../ui/stars.tsx'

/** One full sentence from a review, with the decisive words highlighted and the author below. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const t = useTranslations('analytics.topics')
  const platform = useTranslations('comments.platform')
  const author = quote.author ?? t('anonymous')
  return (
    <figure className="min-w-0">
      <blockquote dir="auto" className="text-sm text-pretty wrap-anywhere text-ink">
        “
        <MarkedText {...quote} />”
      </blockquote>
      <figcaption className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-xs text-ink-3">
        <PlatformMark platform={quote.platform} size={14} />
        <span className="sr-only">{platform(quote.platform)}</span>
        <Link
          to="/responses"
          search={{ highlight: quote.commentId }}
          aria-label={t('openComment', { author })}
          className="-my-1 py-1 max-w-[14ch] shrink-0 truncate rounded-xs text-ink-2 hover:text-ink hover:underline sm:max-w-[24ch]"
        >
          <bdi>{author}</bdi>
        </Link>
        <Stars rating={quote.rating} size={12} />
        {quote.product && <bdi>{quote.product}</bdi>}
      </figcaption>
    </figure>
  )
}
