import type { Comment } from '@bizamply/contract/comments'
import { useTranslations } from 'use-intl'
import { useReadingWords } from './reading-words.ts'

/** A dot and the word: color is never the only cue. */
export function SentimentMark({ sentiment }: Pick<Comment, 'sentiment'>) {
  const t = useTranslations('reading')
  const words = useReadingWords()
  if (!sentiment) return null
  return (
    <span className={`inline-flex shrink-0 items-center gap-1.5 font-medium ${inks[sentiment]}`}>
      <span className="sr-only">{t('sentimentLabel')}: </span>
      <span aria-hidden="true" className="forced-color-adjust-none size-1.5 rounded-full bg-current" />
      {words.sentiment(sentiment)}
    </span>
  )
}

const inks = {
  positive: 'text-sent-ink',
  mixed: 'text-pending-ink',
  neutral: 'text-ink-2',
  negative: 'text-danger-ink',
} as const
