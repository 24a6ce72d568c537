import { sizes } from '@bizamply/contract/limits'
import { Check, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { useProductChoices, useProductNames } from './use-product-choices.ts'
import type { ReportForm } from './use-report-form.ts'

const MOST = 20

/** Which products a report is about: found by name, chosen by a press. */
export function ProductsField({ form, timezone }: { form: ReportForm; timezone: string }) {
  const t = useTranslations('reportDialog')
  const shared = useTranslations('shared')
  const [typed, setTyped] = useState('')
  const { filter } = form.input
  const [saved] = useState(filter.products)
  const [pressed, setPressed] = useState<ReadonlyMap<string, string>>(new Map())
  const names = useProductNames(saved, timezone)
  const nameOf = (id: string): string =>
    pressed.get(id) ??
    names.data?.find((one) => one.id === id)?.name ??
    (names.isPending ? shared('loading') : t('unknownProduct'))
  const set = (products: string[]) => form.change({ filter: { ...filter, products } }, 'products')
  const full = filter.products.length >= MOST
  return (
    <div data-field="products" className="grid gap-2">
      <Field label={t('products')} hint={full ? t('productsFull') : t('allProducts')} error={form.wrong('products')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder={t('findProduct')}
            maxLength={sizes.search}
            icon={<Search aria-hidden="true" size={16} />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      {names.isError && (
        <ErrorPanel
          message={t('productsFailed', { reason: CallError.from(names.error).message })}
          onRetry={() => void names.refetch()}
        />
      )}
      <Choices
        typed={typed}
        timezone={timezone}
        chosen={filter.products}
        full={full}
        onPress={({ id, name }) => {
          const has = filter.products.includes(id)
          if (!has) setPressed(new Map([...pressed, [id, name]]))
          set(has ? filter.products.filter((one) => one !== id) : [...filter.products, id])
        }}
      />
      <ChosenChips
        label={t('chosenProducts')}
        chosen={filter.products.map((id) => ({
          value: id,
          name: nameOf(id),
          remove: t('removeProduct', { name: nameOf(id) }),
        }))}
        onRemove={(id) => set(filter.products.filter((one) => one !== id))}
      />
    </div>
  )
}

interface ChoicesProps {
  typed: string
  timezone: string
  chosen: readonly string[]
  full: boolean
  onPress: (choice: { id: string; name: string }) => void
}

function Choices({ typed, timezone, chosen, full, onPress }: ChoicesProps) {
  const t = useTranslations('reportDialog')
  const { data, error, isPending, refetch } = useProductChoices(typed, timezone)
  if (isPending) return <Skeleton className="h-20" />
  if (!data) {
    const reason = CallError.from(error).message
    return <ErrorPanel message={t('productsFailed', { reason })} onRetry={() => void refetch()} />
  }
  if (data.length === 0) {
    return (
      <p role="status" className="text-xs text-ink-3">
        {typed.trim() ? t('noProductFound') : t('noProducts')}
      </p>
    )
  }
  return (
    <ul aria-label={t('findProduct')} className="max-h-40 overflow-y-auto rounded-md border border-line py-1">
      {data.map((choice) => {
        const has = chosen.includes(choice.id)
        return (
          <li key={choice.id}>
            <button
              type="button"
              aria-pressed={has}
              aria-disabled={(full && !has) || undefined}
              onClick={() => (has || !full) && onPress(choice)}
              className="flex min-h-8 w-full min-w-0 items-center gap-2 px-3 text-left text-sm text-ink hover:bg-surface-2 aria-disabled:text-ink-3 coarse:min-h-10 dark:hover:bg-surface-3"
            >
              <Check aria-hidden="true" size={14} className={`shrink-0 ${has ? 'text-accent-ink' : 'invisible'}`} />
              <bdi className="truncate">{choice.name}</bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
