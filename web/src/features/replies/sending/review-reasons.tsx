import type { Comment } from '@bizamply/contract/comments'
import { useTranslations } from 'use-intl'
import { repliesEn } from '../../../messages/replies.en.ts'

/** One line for each reason, starting with its subject. Older drafts have a single text. */
export function ReviewReasons({ id, spans }: { id?: string; spans: Comment['spans'] }) {
  const t = useTranslations('replies')
  const reasons = spans.flatMap((span) => span.reasons ?? [{ about: '', text: span.reason }])
  return (
    <ul id={id} className="grid min-w-0 flex-1 basis-56 gap-0.5 text-ink-2">
      {reasons.map(({ about, text }, index) => (
        <li key={`${about} ${text}`} data-why={index === 0 ? '' : undefined} className="text-pretty wrap-anywhere">
          {isNamed(about) && <b className="mr-1.5 font-semibold text-ink">{t(`about.${about}`)}</b>}
          {text}
        </li>
      ))}
    </ul>
  )
}

/** A newer server may send subjects that this version doesn’t know. */
const isNamed = (about: string): about is keyof typeof repliesEn.about => about in repliesEn.about
