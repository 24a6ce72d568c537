import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../../ui/icon-button.tsx'

export interface SearchIconButtonProps {
  searchRef: RefObject<HTMLInputElement | null>
}

/** Opens the search field where it is collapsed: focusing the field shows it. */
export function SearchIconButton({ searchRef }: SearchIconButtonProps) {
  const t = useTranslations('comments')
  return <IconButton label={t('search')} icon={<Search size={16} />} onClick={() => searchRef.current?.focus()} />
}
