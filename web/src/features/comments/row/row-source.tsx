import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { ReadingMark, type ReadingMarkProps } from '../reading/reading-mark.tsx'
import { RowMarks } from './row-marks.tsx'

const NAME_LIMIT = 100

/** Platform and product, then triage details and the detected sentiment and topics. */
export function RowSource({ comment, onCorrect }: ReadingMarkProps) {
  const t = useTranslations('comments')
  const product = comment.product_title
  return (
    <div className="flex min-w-0 items-center gap-x-1.5 text-xs max-md:flex-wrap text-ink-3">
      <PlatformMark platform={comment.platform} />
      <span className="shrink-0">{t(`platform.${comment.platform}`)}</span>
      <span aria-hidden="true">·</span>
      <bdi className="truncate max-md:max-w-[60%]" title={product && product.length > NAME_LIMIT ? product : undefined}>
        {product ? cut(product) : t(social.has(comment.platform) ? 'onAPost' : 'shopReview')}
      </bdi>
      {bought.has(comment.verified ?? '') && (
        <>
          <span aria-hidden="true" className="max-sm:hidden">
            ·
          </span>
          <span className="shrink-0 max-sm:hidden">{t('verified')}</span>
        </>
      )}
      <RowMarks comment={comment} />
      <ReadingMark comment={comment} onCorrect={onCorrect} />
    </div>
  )
}

/** Judge.me’s values for a verified buyer. */
const bought: ReadonlySet<string> = new Set(['buyer', 'verified-purchase'])

const social: ReadonlySet<string> = new Set(['instagram', 'tiktok', 'facebook'])

const cut = (name: string): string => (name.length > NAME_LIMIT ? `${name.slice(0, NAME_LIMIT)}…` : name)
