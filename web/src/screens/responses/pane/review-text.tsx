import type { Comment } from '@bizamply/contract/comments'
import { useTranslations } from 'use-intl'
import { ReadingChips } from '../../../features/comments/reading/reading-chips.tsx'
import { ProductPicture } from '../../../features/comments/row/product-picture.tsx'
import { RowMarks } from '../../../features/comments/row/row-marks.tsx'
import { useLanguageName } from '../../../lib/language-name.ts'
import { usePreferences } from '../../../lib/preferences.ts'
import { Stars } from '../../../ui/stars.tsx'
import { ReviewWords } from './review-words.tsx'

export interface ReviewTextProps {
  comment: Comment
  onCorrect: (() => void) | undefined
}

/** What the customer wrote, the largest text on the screen, with the words that decided how it was read. */
export function ReviewText({ comment, onCorrect }: ReviewTextProps) {
  const t = useTranslations('triage')
  const { product_title: product, rating } = comment
  const { language: own } = usePreferences()
  const language = comment.language !== own ? comment.language : null
  return (
    <section aria-label={t('detail')} className="grid gap-3">
      {(product || rating) && (
        <div className="flex items-center gap-3">
          {product && <ProductPicture src={comment.product_img} name={product} />}
          <div className="min-w-0">
            {product && (
              <p className="text-sm font-medium text-ink wrap-anywhere">
                <bdi>{product}</bdi>
              </p>
            )}
            <Stars rating={rating} size={14} />
          </div>
        </div>
      )}
      {language && <WrittenIn language={language} />}
      <ReviewWords comment={comment} />
      <ReadingChips comment={comment} onCorrect={onCorrect} />
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-3 empty:hidden">
        <RowMarks comment={comment} whole />
      </div>
    </section>
  )
}

/** Named only if it isn't the reader's language. */
function WrittenIn({ language }: { language: string }) {
  const t = useTranslations('triage')
  const nameOf = useLanguageName()
  return (
    <p className="-mb-2 text-xs text-ink-3">
      {t('writtenIn')} {nameOf(language)}
    </p>
  )
}
