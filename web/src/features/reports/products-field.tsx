import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../lib/brand-context.tsx'
import { useProductChoices, type ProductChoice } from '../../lib/product-choices.ts'
import { SearchChoices, type SearchChoicesWords } from '../../ui/search-choices.tsx'
import type { ReportForm } from './use-report-form.ts'

const MOST = 20

export interface ProductsFieldProps {
  form: ReportForm
  timezone: string
  /** Products of the stored report, by name. */
  known: readonly ProductChoice[]
}

/** The report's products: searched by name. */
export function ProductsField({ form, timezone, known }: ProductsFieldProps) {
  const t = useTranslations('reportDialog')
  const {
    field: { ref, value: chosen, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'filter.products' })
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map(known.map(({ id, name }) => [id, name])))
  const full = chosen.length >= MOST
  const { brand } = useBrand()
  const search = useProductChoices({ key: ['report-products', brand.BrandId], timezone })
  const words = useWords(full, chosen.length === 0)
  return (
    <SearchChoices
      ref={ref}
      words={words}
      error={fieldState.error?.message}
      search={search}
      chosen={chosen}
      full={full}
      nameOf={(id) => names.get(id) ?? t('unknownProduct')}
      onAdd={({ id, name }) => setNames(new Map([...names, [id, name]]))}
      onChange={onChange}
    />
  )
}

function useWords(full: boolean, empty: boolean): SearchChoicesWords {
  const t = useTranslations('reportDialog')
  return {
    label: t('products'),
    hint: full ? t('productsFull') : empty ? t('allProducts') : undefined,
    add: t('addProduct'),
    find: t('findProduct'),
    chosen: t('chosenProducts'),
    remove: (name) => t('removeProduct', { name }),
    failed: (reason) => t('productsFailed', { reason }),
    none: t('noProducts'),
    noMatch: t('noProductFound'),
    more: t('moreProducts'),
  }
}
