import type { Brand } from '@bizamply/contract/brands'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBrands } from '../../lib/brand-context.tsx'

/**
 * The brand whose services are connected: chosen now, chosen on an earlier visit, or the only one.
 */
export function useChosenBrand(kept: string | null | undefined, keep: (brandId: string) => void) {
  const { brands, brand, select } = useBrands()
  const [picked, setPicked] = useState<string | null>(null)
  const only = brands.length === 1 ? brands[0] : undefined
  const chosen: Brand | null = brands.find((it) => it.BrandId === (picked ?? kept)) ?? only ?? null
  // Applies in this tab even if saving the choice fails.
  const follow = useEffectEvent((brandId: string) => void select(brandId).catch(() => null))
  const chosenId = chosen?.BrandId
  useEffect(() => {
    if (chosenId && chosenId !== brand?.BrandId) follow(chosenId)
  }, [chosenId, brand?.BrandId])
  const choose = (brandId: string) => {
    setPicked(brandId)
    keep(brandId)
  }
  return { chosen, choose }
}
