import { Sparkles, X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isSocial } from '../../../lib/is-social.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditorContext, useEditor } from './editor-context.ts'
import { isChanged } from './editor.ts'

export interface EditorHeadProps {
  picture: ReactNode
  /** Who else has it open. */
  presence?: ReactNode
  onClose: () => void
}

export function EditorHead({ picture, presence, onClose }: EditorHeadProps) {
  const t = useTranslations('editor')
  const shared = useTranslations('shared')
  const comments = useTranslations('comments')
  const state = useEditor(useEditorContext().editor)
  const { comment } = state
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-3 sm:px-6">
      {picture}
      <div className="min-w-0 flex-1">
        <Radix.Title className="truncate text-lg font-semibold tracking-tight text-ink">{t('title')}</Radix.Title>
        <Radix.Description className="truncate text-sm text-ink-2">
          <bdi>{comment.product_title ?? comments(isSocial(comment) ? 'onAPost' : 'shopReview')}</bdi>
        </Radix.Description>
      </div>
      {presence}
      <span role="status">{isChanged(state) && <Badge tone="pending">{t('unsaved')}</Badge>}</span>
      {comment.status === 'draft' && (
        <Badge tone="draft" icon={<Sparkles aria-hidden="true" size={12} />} className="max-sm:hidden">
          {t('draft')}
        </Badge>
      )}
      <IconButton label={shared('close')} icon={<X size={16} />} tooltip={false} onClick={onClose} className="-mr-2" />
    </header>
  )
}
