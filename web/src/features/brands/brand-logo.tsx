import type { Brand } from '@bizamply/contract/brands'
import { useState } from 'react'
import { InitialTile } from '../../ui/initial-tile.tsx'

/** The brand’s logo, or its initial if there is none or it fails to load. */
export function BrandLogo({ brand, size = 24 }: { brand: Brand; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!brand.logoUrl || brand.logoUrl === broken) return <InitialTile name={brand.BrandName} size={size} />
  return (
    <img
      src={brand.logoUrl}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(brand.logoUrl)}
      className="shrink-0 rounded-sm object-cover"
    />
  )
}
