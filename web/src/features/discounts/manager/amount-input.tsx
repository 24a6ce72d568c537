import type { DiscountType } from '@bizamply/contract/discount-rules'
import { useLocale } from 'use-intl'
import { Input, type InputProps } from '../../../ui/input.tsx'

export interface AmountInputProps extends Omit<InputProps, 'type'> {
  type: DiscountType
  currency: string | null
}

/** A number with its unit, which free shipping doesn't have. */
export function AmountInput({ type, currency, ...rest }: AmountInputProps) {
  const locale = useLocale()
  const unit = type === 'percentage' ? '%' : type === 'fixed_amount' && currency ? signOf(currency, locale) : null
  return (
    <Input
      {...rest}
      type="number"
      min={0}
      step="any"
      disabled={type === 'free_shipping'}
      trailing={
        unit && (
          <span aria-hidden="true" className="pointer-events-none pr-2 text-sm text-ink-3">
            {unit}
          </span>
        )
      }
    />
  )
}

const signOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
