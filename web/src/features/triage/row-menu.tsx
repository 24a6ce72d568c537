import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { MenuButton, type MenuButtonProps } from '../../ui/menu-button.tsx'

/** Rarely used actions of a comment. */
export function RowMenu(props: Pick<MenuButtonProps, 'popup' | 'preload'>) {
  const t = useTranslations('triageToasts')
  return (
    <MenuButton {...props} className={dots}>
      <Ellipsis aria-hidden="true" size={16} />
      <span className="sr-only">{t('menu')}</span>
    </MenuButton>
  )
}

const dots =
  'grid size-7 place-items-center rounded-sm text-ink-2 transition-colors duration-100 hover:bg-surface-3 hover:text-ink ' +
  'data-[state=open]:bg-surface-3 coarse:size-11'
