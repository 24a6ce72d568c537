import { Check } from 'lucide-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../../ui/menu-button.tsx'
import { MenuRadioGroup, MenuRadioItem } from '../../../ui/menu.tsx'
import { ChoiceContext } from './choice-context.ts'

export function ChoicePopup(props: MenuPopupProps) {
  const t = useTranslations('transactions')
  const filter = use(ChoiceContext)
  if (!filter) return null
  const { label, value = '', options, onChange } = filter
  return (
    <AnchoredMenu {...props} label={label}>
      <MenuRadioGroup value={value} onValueChange={(next) => onChange(next || undefined)}>
        {[{ value: '', words: t('all') }, ...options].map((one) => (
          <MenuRadioItem key={one.value} value={one.value}>
            <Check aria-hidden="true" size={16} className={one.value === value ? 'text-accent-ink' : 'invisible'} />
            {one.words}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </AnchoredMenu>
  )
}
