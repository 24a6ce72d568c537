import { auditAreas, auditDays } from '@bizamply/contract/audit-actions'
import { useTranslations } from 'use-intl'
import { useBrands } from '../../lib/brand-context.tsx'
import { useMembers } from '../../lib/members.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { isFiltered, noFilters, type AuditFilters } from './audit-filters.ts'

export interface FiltersProps {
  filters: AuditFilters
  onChange: (change: AuditFilters) => void
}

/** Filters apply immediately and are kept in the URL. */
export function Filters({ filters, onChange }: FiltersProps) {
  const t = useTranslations('audit')
  const { brands } = useBrands()
  const { data: members = [] } = useMembers(true)
  const { person, area, brand, last } = filters
  const isFormer = person !== undefined && !members.some(({ id }) => id === person)
  const people = members.map(({ id, name }): Choice => [id, name])
  return (
    <div role="group" aria-label={t('filter.group')} className="flex flex-wrap gap-2 px-4 pb-4 sm:px-6">
      <Filter
        label={t('filter.person')}
        all={t('anyone')}
        value={person}
        choices={isFormer ? [...people, [person, t('former')]] : people}
        onChange={(next) => onChange({ person: next })}
      />
      <Filter
        label={t('filter.area')}
        all={t('everyArea')}
        value={area}
        choices={auditAreas.map((one) => [one, t(`area.${one}`)])}
        onChange={(next) => onChange({ area: auditAreas.find((one) => one === next) })}
      />
      {brands.length > 1 && (
        <Filter
          label={t('filter.brand')}
          all={t('everyBrand')}
          value={brand}
          choices={brands.map(({ BrandId, BrandName }) => [BrandId, BrandName])}
          onChange={(next) => onChange({ brand: next })}
        />
      )}
      <Filter
        label={t('filter.days')}
        all={t('everyTime')}
        value={last === undefined ? undefined : `${last}`}
        choices={auditDays.map((one) => [one, t('lastDays', { days: Number(one) })])}
        onChange={(next) => onChange({ last: next === undefined ? undefined : Number(next) })}
      />
      {isFiltered(filters) && (
        <Button variant="ghost" onClick={() => onChange(noFilters)}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

type Choice = readonly [value: string, words: string]

interface FilterProps {
  label: string
  /** Label of the option that sets no filter. */
  all: string
  value: string | undefined
  choices: readonly Choice[]
  onChange: (value: string | undefined) => void
}

function Filter({ label, all, value, choices, onChange }: FilterProps) {
  return (
    <Select
      aria-label={label}
      className="w-44 max-sm:w-[calc(50%-0.25rem)]"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{all}</option>
      {choices.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  )
}
