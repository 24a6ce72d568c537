import { Sparkles } from 'lucide-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
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
  if (!draft) return null
  const { comment, actions, means, platform } = draft
  const reason = textOf(whyNotGenerate(comment, means), platform)
  const price = means.prices && t('credits', { count: means.prices.generateCredits })
  return (
    <AnchoredMenu {...props} label={t('more')}>
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
