import type { Quote } from '@bizamply/contract/analytics'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Stars } from '../../ui/stars.tsx'

/** A customer quote that illustrates the change; the author’s name links to the review. */
export function AlertQuote({ quote }: { quote: Quote }) {
  const t = useTranslations('alerts')
  const author = quote.author ?? t('anonymous')
  return (
    <figure className="mt-1 min-w-0 rounded-md bg-surface-2 px-3 py-2 dark:bg-surface-3">
      <blockquote dir="auto" className="max-w-[76ch] text-sm text-pretty wrap-anywhere text-ink">
        “<MarkedText {...quote} />”
      </blockquote>
      <figcaption className="mt-1 flex min-w-0 items-center gap-2 text-xs text-ink-2">
        <Link
          to="/responses"
          search={{ highlight: quote.commentId }}
          aria-label={t('openComment', { author })}
          className="-my-1 py-1 max-w-[24ch] shrink-0 truncate rounded-xs hover:text-ink hover:underline"
        >
          <bdi>{author}</bdi>
        </Link>
        <Stars rating={quote.rating} size={12} />
      </figcaption>
    </figure>
  )
}
