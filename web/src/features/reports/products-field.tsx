import { sizes } from '@bizamply/contract/limits'
import { Check, Search } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChosenChips } from '../../ui/chosen-chips.tsx'
import { useProductChoices, type ProductChoice } from './use-product-choices.ts'
import type { ReportForm } from './use-report-form.ts'

const MOST = 20

export interface ProductsFieldProps {
  form: ReportForm
  timezone: string
  /** Products of the report as it is kept, by name. */
  known: readonly ProductChoice[]
}

/** Which products a report is about: found by name, chosen by a press. */
export function ProductsField({ form, timezone, known }: ProductsFieldProps) {
  const t = useTranslations('reportDialog')
  const [typed, setTyped] = useState('')
  const { field, fieldState } = useController({ control: form.control, name: 'filter.products' })
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map(known.map(({ id, name }) => [id, name])))
  const nameOf = (id: string): string => names.get(id) ?? t('unknownProduct')
  const chosen = field.value
  const full = chosen.length >= MOST
  return (
    <div className="grid gap-2">
      <Field label={t('products')} hint={full ? t('productsFull') : t('allProducts')} error={fieldState.error?.message}>
        {(control) => (
          <Input
            {...control}
            ref={field.ref}
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
      <Choices
        typed={typed}
        timezone={timezone}
        chosen={chosen}
        full={full}
        onPress={({ id, name }) => {
          setNames(new Map([...names, [id, name]]))
          field.onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
        }}
      />
      <ChosenChips
        label={t('chosenProducts')}
        chosen={chosen.map((id) => ({
          value: id,
          name: nameOf(id),
          remove: t('removeProduct', { name: nameOf(id) }),
        }))}
        onRemove={(id) => field.onChange(chosen.filter((one) => one !== id))}
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
  if (data.choices.length === 0) {
    return (
      <p role="status" className="text-xs text-ink-3">
        {typed.trim() ? t('noProductFound') : t('noProducts')}
      </p>
    )
  }
  return (
    <>
      <ul aria-label={t('findProduct')} className="max-h-40 overflow-y-auto rounded-md border border-line py-1">
        {data.choices.map((choice) => {
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
      {data.total > data.choices.length && (
        <p className="text-xs text-ink-3">{t('moreProducts', { shown: data.choices.length, total: data.total })}</p>
      )}
    </>
  )
}
