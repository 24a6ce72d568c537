import { TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { useMedia } from '../../../lib/media.ts'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { useIsTall } from '../../../ui/use-is-tall.ts'
import { useEditorContext, useEditor } from './editor-context.ts'
import { lowWindow } from './low-window.ts'

const LINE_PX = 22
/** How much of a long review is shown, and from how many lines on. */
const usual = { from: 6, look: 'line-clamp-4', gap: 'mt-1.5' }
const low = { from: 3, look: 'line-clamp-2', gap: '' }

/** The author and their review, at the top of the editor; all of a long one is shown on request. */
export function EditorCustomer({ earlier }: { earlier: ReactNode }) {
  const t = useTranslations('editor')
  const { editor, platform } = useEditorContext()
  const { comment } = useEditor(editor)
  const fold = useMedia(lowWindow) ? low : usual
  const [words, isTall] = useIsTall<HTMLDivElement>(fold.from * LINE_PX)
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section aria-label={t('whole')} className="shrink-0">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
        <PlatformMark platform={comment.platform} />
        <h3 className="min-w-0 truncate text-sm font-semibold text-ink">
          <bdi>{comment.customerName}</bdi>
        </h3>
        <Stars rating={comment.rating} />
        <span className="text-xs text-ink-3">
          {platform} · <RelativeTime at={comment.time} />
          {comment.verified === 'buyer' && ` · ${t('verified')}`}
        </span>
        <span className="ml-auto">{earlier}</span>
      </div>
      <div
        ref={words}
        lang={comment.language ?? undefined}
        className={`text-base leading-[22px] hyphenate-long text-ink ${fold.gap} ${isTall && !isWhole ? fold.look : ''}`}
      >
        {comment.title && (
          <p dir="auto" className="font-medium wrap-anywhere">
            {comment.title}
          </p>
        )}
        <p dir="auto" className="max-w-[76ch] whitespace-pre-line wrap-anywhere">
          {comment.content}
        </p>
      </div>
      {isTall && (
        <button
          type="button"
          aria-expanded={isWhole}
          className={`${textLink} text-xs coarse:min-h-11`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'showLess' : 'showAll')}
        </button>
      )}
      {comment.risks.length > 0 && <Risks risks={comment.risks} />}
    </section>
  )
}

function Risks({ risks }: { risks: readonly string[] }) {
  const t = useTranslations('editor')
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {risks.map((risk) => (
        <Badge key={risk} tone="danger" icon={<TriangleAlert aria-hidden="true" size={12} />}>
          {t('riskBadge', { risk: nameOf(risk) })}
        </Badge>
      ))}
      <p className="min-w-0 flex-1 basis-72 text-xs text-pretty text-ink-2">
        {t('riskWhy', { risk: nameOf(risks[0] ?? '') })}
      </p>
    </div>
  )
}

/** The key in the translations, which have no hyphens. */
const nameOf = (risk: string): string => risk.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
