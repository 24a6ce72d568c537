import { entryStatuses, entryTypes, transactionPlatforms } from '@bizamply/contract/transaction-filter'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { isFiltered, noDays, noFilters, spans, type TransactionFilters } from './transaction-filters.ts'

export interface FiltersButtonProps {
  filters: TransactionFilters
  count: number | undefined
  onChange: (change: TransactionFilters) => void
}

/** Filters apply immediately and update the list behind the sheet. */
export function FiltersSheet({ filters, count, onChange, onClose }: FiltersButtonProps & { onClose: () => void }) {
  const t = useTranslations('transactions')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('filters')}>
        <div className="grid gap-4">
          <Choice
            label={t('days')}
            all={filters.from ? t('chosenDays') : t('anyDay')}
            value={filters.span}
            options={spans.map((value) => ({ value, words: t(`span.${value}`) }))}
            onChange={(span) => onChange({ ...noDays, span })}
          />
          <Choice
            label={t('type')}
            value={filters.type}
            options={entryTypes.map((value) => ({ value, words: t(`types.${value}`) }))}
            onChange={(type) => onChange({ type })}
          />
          <Choice
            label={t('platform')}
            value={filters.platform}
            options={transactionPlatforms.map((value) => ({ value, words: t(`platforms.${value}`) }))}
            onChange={(platform) => onChange({ platform })}
          />
          <Choice
            label={t('status')}
            value={filters.status}
            options={entryStatuses.map((value) => ({ value, words: t(`statuses.${value}`) }))}
            onChange={(status) => onChange({ status })}
          />
        </div>
        <DialogFooter>
          <Button aria-disabled={!isFiltered(filters) || undefined} onClick={() => onChange(noFilters)}>
            {t('clear')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('show', { count: count ?? 0 })}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  all?: string
  value: Value | undefined
  options: readonly { value: Value; words: string }[]
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, all, value, options, onChange }: ChoiceProps<Value>) {
  const t = useTranslations('transactions')
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          size="lg"
          value={value ?? ''}
          onChange={({ target }) => onChange(options.find((one) => one.value === target.value)?.value)}
        >
          <option value="">{all ?? t('all')}</option>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
