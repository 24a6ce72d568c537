import type { Comment } from '@bizamply/contract/comments'
import { Sparkles, UserPen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLanguageName } from '../../../lib/language-name.ts'
import { isBuiltIn } from '../editor/built-in-languages.ts'
import { useEditor } from '../editor/editor-context.ts'
import type { Editor } from '../editor/editor.ts'
import { useReplyLanguage } from '../editor/use-reply-language.ts'

/** Who wrote the draft, its language and version; the model's name is in the title only. */
export function DraftTitle({ editor }: { editor: Editor }) {
  const t = useTranslations('replies')
  const nameOf = useLanguageName()
  const { comment } = useEditor(editor)
  const language = useReplyLanguage(editor)
  const person = comment.composer === 'person'
  const Icon = person ? UserPen : Sparkles
  const more = [
    ...(language ? [nameOf(language)] : []),
    ...(comment.version ? [t('versionOf', { version: comment.version })] : []),
  ]
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-xs" title={modelOf(comment, t)}>
      <Icon aria-hidden="true" size={14} className="shrink-0 text-draft-ink" />
      <span className="font-medium whitespace-nowrap text-draft-ink">
        {t(person ? 'yourDraft' : isBuiltIn(comment.composer) ? 'draft' : 'aiDraft')}
      </span>
      <span className="truncate text-ink-3 max-[359px]:hidden">{more.join(' · ')}</span>
    </p>
  )
}

export function modelOf({ composer }: Comment, t: ReturnType<typeof useTranslations<'replies'>>): string | undefined {
  if (composer === 'person' || composer === null || composer === 'elsewhere') return undefined
  if (composer === 'built-in') return t('byBuiltIn')
  const failure = /^built-in: (\w+)$/.exec(composer)?.[1]
  return failure ? t('byBuiltInInstead', { failure }) : t('byModel', { model: composer })
}
