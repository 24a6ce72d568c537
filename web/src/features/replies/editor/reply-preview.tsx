import { Store } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../ui/avatar.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { useEditorContext, useEditor } from './editor-context.ts'

/** The reply as it will look on the platform, below the comment. */
export function ReplyPreview() {
  const t = useTranslations('editor')
  const { editor, platform } = useEditorContext()
  const { comment, words } = useEditor(editor)
  const social = comment.platform === 'instagram' || comment.platform === 'tiktok' || comment.platform === 'facebook'
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <p className="flex items-center gap-2 text-xs font-medium text-ink-2">
        <PlatformMark platform={comment.platform} />
        {t('previewOf', { platform })}
      </p>
      <div className="mt-2 rounded-md border border-line p-4">
        {words.text.trim() === '' ? (
          <p className="text-sm text-ink-3">{t('previewEmpty')}</p>
        ) : social ? (
          <Thread />
        ) : (
          <Widget />
        )}
      </div>
      <p className="mt-2 text-xs text-pretty text-ink-3">{t(`previewHint.${hintOf(comment.platform)}`)}</p>
    </div>
  )
}

/** A review with the shop's reply below it. */
function Widget() {
  const t = useTranslations('editor')
  const { editor, brandName } = useEditorContext()
  const { comment, words } = useEditor(editor)
  const judgeme = comment.platform === 'judgeme'
  const yotpo = comment.platform === 'yotpo'
  return (
    <>
      <Stars rating={comment.rating} />
      <p className="mt-1 text-xs text-ink-2">
        <bdi className="font-medium text-ink">{comment.customerName}</bdi>
      </p>
      <p dir="auto" className="mt-1 line-clamp-3 text-sm text-ink-2 wrap-anywhere">
        {comment.content}
      </p>
      <div
        className={
          judgeme
            ? 'mt-3 bg-surface-3 px-3.5 py-3'
            : yotpo
              ? 'mt-3 ml-4 flex gap-3'
              : 'mt-3 border-l-2 border-line-strong pl-3.5'
        }
      >
        {yotpo && (
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-mark-yotpo text-mark-letter"
          >
            <Store size={16} />
          </span>
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-ink">
            <bdi>
              {judgeme ? t('replied', { brand: brandName }) : yotpo ? brandName : t('responded', { brand: brandName })}
            </bdi>
            {yotpo && <span className="text-xs font-normal text-ink-3">{t('shop')}</span>}
          </p>
          <Words text={words.text} />
        </div>
      </div>
    </>
  )
}

/** A comment with the account's reply below it. */
function Thread() {
  const t = useTranslations('editor')
  const { editor, brandName } = useEditorContext()
  const { comment, words } = useEditor(editor)
  const bubble = comment.platform === 'facebook' ? 'rounded-xl bg-surface-3 px-3 py-2' : ''
  return (
    <>
      <div className="flex gap-2.5">
        <Avatar name={comment.customerName} size={28} />
        <div className={`min-w-0 ${bubble}`}>
          <bdi className="text-sm font-semibold text-ink">{comment.customerName}</bdi>
          <p dir="auto" className="line-clamp-3 text-sm text-ink-2 wrap-anywhere">
            {comment.content}
          </p>
        </div>
      </div>
      <div className="mt-3 ml-9.5 flex gap-2.5">
        <Avatar name={brandName} size={28} />
        <div className={`min-w-0 ${bubble}`}>
          <p className="flex flex-wrap items-center gap-x-2">
            <bdi className="text-sm font-semibold text-ink">{brandName}</bdi>
            {comment.platform === 'facebook' || comment.platform === 'tiktok' ? (
              <span className="text-xs text-accent-ink">{t('author')}</span>
            ) : null}
            <span className="text-xs text-ink-3">{t('justNow')}</span>
          </p>
          <Words text={words.text} />
        </div>
      </div>
    </>
  )
}

const Words = ({ text }: { text: string }) => (
  <p dir="auto" className="mt-0.5 text-sm whitespace-pre-line text-ink wrap-anywhere">
    {text}
  </p>
)

const hints = ['judgeme', 'yotpo', 'shopify', 'instagram', 'tiktok', 'facebook'] as const
const hintOf = (platform: string): (typeof hints)[number] | 'other' => hints.find((one) => one === platform) ?? 'other'
