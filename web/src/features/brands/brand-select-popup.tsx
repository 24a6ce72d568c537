import type { Brand } from '@bizamply/contract/brands'
import { Check } from 'lucide-react'
import { AnchoredMenu } from '../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../ui/menu-button.tsx'
import { MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx'
import { BrandLogo } from './brand-logo.tsx'

export interface BrandSelectPopupProps extends MenuPopupProps {
  label: string
  brands: readonly Brand[]
  chosen: string
  note: (brand: Brand) => string
  onChoose: (brandId: string) => void
}

export function BrandSelectPopup({ label, brands, chosen, note, onChoose, ...menu }: BrandSelectPopupProps) {
  return (
    <AnchoredMenu {...menu} label={label} className="max-h-80 w-90 max-w-[calc(100vw-32px)]">
      <MenuRadioGroup value={chosen} onValueChange={onChoose}>
        {brands.map((brand) => (
          <MenuRadioItem key={brand.BrandId} value={brand.BrandId} textValue={brand.BrandName} className="py-1.5">
            <BrandLogo brand={brand} />
            <span className="min-w-0 flex-1 truncate font-medium">{brand.BrandName}</span>
            <span className="shrink-0 text-xs text-ink-2 tabular-nums">{note(brand)}</span>
            <Check
              aria-hidden="true"
              size={16}
              className={brand.BrandId === chosen ? 'shrink-0 text-accent-ink' : 'invisible shrink-0'}
            />
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </AnchoredMenu>
  )
}
