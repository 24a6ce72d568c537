import { sizes } from '@bizamply/contract/size-limits'
import { Search, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'

export function ProductSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useTranslations('analyticsProducts')
  return (
    <Input
      type="search"
      className="w-64 max-sm:flex-1 [&_::-webkit-search-cancel-button]:hidden"
      value={text}
      maxLength={sizes.search}
      aria-label={t('search')}
      placeholder={t('search')}
      icon={<Search aria-hidden="true" size={16} />}
      trailing={
        text ? (
          <IconButton size="xs" label={t('clearSearch')} icon={<X size={14} />} onClick={() => onText('')} />
        ) : null
      }
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onText('')
      }}
    />
  )
}
