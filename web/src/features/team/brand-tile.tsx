import type { TeamList } from '@bizamply/contract/team'
import { useState } from 'react'
import { InitialTile } from '../../ui/initial-tile.tsx'

/** The brand's logo, or its initial without a logo. */
export function BrandTile({ brand }: { brand: TeamList['brands'][number] }) {
  const [broken, setBroken] = useState(false)
  if (!brand.logoUrl || broken) return <InitialTile name={brand.name} size={16} className="rounded-xs" />
  return (
    <img
      src={brand.logoUrl}
      alt=""
      width={16}
      height={16}
      onError={() => setBroken(true)}
      className="size-4 shrink-0 rounded-xs object-cover"
    />
  )
}
