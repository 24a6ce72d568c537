import { PenLine, Sparkles } from 'lucide-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../lib/media.ts'
import { AnchoredMenu } from '../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../ui/menu-button.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { DraftMenuContext } from './draft-menu-context.ts'
import { whyNotGenerate } from './rules.ts'
import { useRefusalText } from './use-refusal-text.ts'

export function DraftPopup(props: MenuPopupProps) {
  const t = useTranslations('replies')
  const textOf = useRefusalText()
  const draft = use(DraftMenuContext)
  const narrow = useMedia('(max-width: 767px)')
  if (!draft) return null
  const { comment, actions, means, platform } = draft
  const reason = textOf(whyNotGenerate(comment, means), platform)
  const price = means.prices && t('credits', { count: means.prices.generateCredits })
  return (
    <AnchoredMenu {...props} label={t('more')}>
      {narrow && (
        <MenuItem icon={<PenLine size={16} />} onSelect={() => draft.onEdit(comment)}>
          {t('edit')}
        </MenuItem>
      )}
      <MenuItem
        icon={<Sparkles size={16} />}
        disabled={reason !== ''}
        shortcut={reason || price}
        onSelect={() => void actions.generate(comment)}
      >
        {t('generateAgain')}
      </MenuItem>
    </AnchoredMenu>
  )
}
