import type { Brand } from '@bizamply/contract/brands'
import { useNavigate } from '@tanstack/react-router'
import { Check, MessageSquareQuote } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBrands } from '../../lib/brand-context.tsx'
import { AnchoredMenu } from '../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../ui/menu-button.tsx'
import { MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { BrandLogo } from './brand-logo.tsx'
import { SetupBadge } from './setup-badge.tsx'

export function BrandPopup(props: MenuPopupProps) {
  const t = useTranslations('brands')
  const { brand, brands, select } = useBrands()
  const navigate = useNavigate()
  const choose = (brandId: string) => {
    select(brandId).catch(() => toast.warning(t('changeFailed'), { description: t('changeFailedText') }))
  }
  return (
    <AnchoredMenu {...props} label={t('switcher')} className="max-h-80 max-w-[min(400px,calc(100vw-16px))] min-w-76">
      <MenuRadioGroup value={brand?.BrandId ?? ''} onValueChange={choose}>
        {brands.map((it) => (
          <BrandItem key={it.BrandId} brand={it} chosen={it.BrandId === brand?.BrandId} />
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem icon={<MessageSquareQuote size={16} />} onSelect={() => void navigate({ to: '/brand-voice' })}>
        {t('voice')}
      </MenuItem>
    </AnchoredMenu>
  )
}

function BrandItem({ brand, chosen }: { brand: Brand; chosen: boolean }) {
  const t = useTranslations('brands')
  return (
    <MenuRadioItem value={brand.BrandId} textValue={brand.BrandName} className="py-1.5">
      <BrandLogo brand={brand} size={28} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{brand.BrandName}</span>
        <span className="flex items-center gap-2 text-xs text-ink-3">
          <span className="truncate tabular-nums">{t('pending', { count: brand.pendingCount })}</span>
          <SetupBadge connected={brand.ServiceConnected.length} />
        </span>
      </span>
      <Check aria-hidden="true" size={16} className={chosen ? 'shrink-0 text-accent-ink' : 'invisible shrink-0'} />
    </MenuRadioItem>
  )
}
