import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { useProductChoices, type ProductChoice } from '../../../lib/product-choices.ts'
import { SearchChoices, type SearchChoicesWords } from '../../../ui/search-choices.tsx'
import { projectsKey, useProductNames } from '../project-queries.ts'
import { most, type ProjectForm } from './project-form.ts'

export interface ProductsFieldProps {
  form: ProjectForm
  /** Products of the stored project, by name. */
  known: readonly ProductChoice[]
}

/** The project's products: searched by name. */
export function ProductsField({ form, known }: ProductsFieldProps) {
  const t = useTranslations('projectDialog')
  const {
    field: { ref, value: chosen, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'products' })
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map(known.map(({ id, name }) => [id, name])))
  // A product that came with the link has only an id; its name comes from the comments.
  const listed = useProductNames(chosen.some((id) => !names.has(id))).data
  const full = chosen.length >= most.products
  const { brand, changes } = useBrand()
  const key = [...projectsKey, 'products', brand.BrandId, changes]
  const search = useProductChoices({ key, timezone: brand.timezone })
  const words = useWords(full, chosen.length === 0)
  return (
    <SearchChoices
      ref={ref}
      words={words}
      error={fieldState.error?.message}
      search={search}
      chosen={chosen}
      full={full}
      nameOf={(id) => names.get(id) ?? listed?.find((one) => one.id === id)?.title ?? t('unknownProduct')}
      onAdd={({ id, name }) => setNames(new Map([...names, [id, name]]))}
      onChange={onChange}
    />
  )
}

function useWords(full: boolean, empty: boolean): SearchChoicesWords {
  const t = useTranslations('projectDialog')
  return {
    label: t('products'),
    hint: full ? t('productsFull', { most: most.products }) : empty ? t('allProducts') : undefined,
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
