import type { Brand } from '@bizamply/contract/brands'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBrands } from '../../lib/brand-context.tsx'
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '../../ui/menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { BrandLogo } from './brand-logo.tsx'
import { SetupBadge } from './setup-badge.tsx'

export function BrandSwitcher() {
  const t = useTranslations('brands')
  const { status, brand, brands, select } = useBrands()
  if (status === 'loading') return <Skeleton className="h-6 w-32" />
  if (status === 'failed') return <span className="truncate text-sm text-danger-ink">{t('errorLoading')}</span>
  if (!brand) return <span className="truncate text-sm text-ink-2">{t('none')}</span>
  const choose = (brandId: string) => {
    select(brandId).catch(() => toast.warning(t('changeFailed'), { description: t('changeFailedText') }))
  }
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" className={trigger}>
          <BrandLogo brand={brand} />
          <span className="truncate" aria-hidden="true">
            {brand.BrandName}
          </span>
          <span className="sr-only">{t('current', { name: brand.BrandName })}</span>
          <ChevronsUpDown aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
        </button>
      </MenuTrigger>
      <MenuContent className="max-h-80 w-72">
        <MenuRadioGroup aria-label={t('switcher')} value={brand.BrandId} onValueChange={choose}>
          {brands.map((it) => (
            <BrandItem key={it.BrandId} brand={it} chosen={it.BrandId === brand.BrandId} />
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}

function BrandItem({ brand, chosen }: { brand: Brand; chosen: boolean }) {
  const t = useTranslations('brands')
  return (
    <MenuRadioItem value={brand.BrandId} textValue={brand.BrandName} className="py-1.5">
      <BrandLogo brand={brand} size={28} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{brand.BrandName}</span>
        <span className="block truncate text-xs text-ink-3 tabular-nums">
          {t('pending', { count: brand.pendingCount })}
        </span>
      </span>
      <SetupBadge connected={brand.ServiceConnected.length} />
      <Check aria-hidden="true" size={16} className={chosen ? 'shrink-0 text-accent-ink' : 'invisible shrink-0'} />
    </MenuRadioItem>
  )
}

const trigger =
  'flex h-8 min-w-0 items-center gap-2 rounded-sm px-1.5 text-sm font-medium text-ink transition-colors duration-100 ' +
  'hover:bg-surface-3 data-[state=open]:bg-surface-3 coarse:h-10'
