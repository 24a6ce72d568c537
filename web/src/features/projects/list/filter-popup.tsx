import { projectDues } from '@bizamply/contract/project-rules'
import { topicNames } from '@bizamply/contract/topics-and-risks'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useMembers } from '../../../lib/members.ts'
import { AnchoredPopover } from '../../../ui/anchored-popover.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { filterCount } from './filters.ts'
import { useProductNames, type ProjectFilters } from '../project-queries.ts'

export interface ProjectFilterProps {
  filters: ProjectFilters
  archived: number
  onAsk: (filters: ProjectFilters) => void
}

export interface FilterPopupProps extends ProjectFilterProps {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Every filter applies immediately; the list behind it updates. */
export function FilterPopup({ anchor, filters, archived, onAsk, onClose }: FilterPopupProps) {
  const t = useTranslations('projects')
  const names = useTranslations('reading.topic')
  const clear = () => onAsk({ search: filters.search, status: filters.status, sort: filters.sort })
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t('filters')}
      align="end"
      onClose={onClose}
      className="w-[min(340px,calc(100vw-16px))]"
    >
      <div className="grid gap-3 p-4">
        <OwnerFilter filters={filters} onAsk={onAsk} />
        <ProductFilter filters={filters} onAsk={onAsk} />
        <Field label={t('topic')}>
          {(control) => (
            <Select
              {...control}
              value={filters.topic ?? ''}
              onChange={({ target }) => onAsk({ ...filters, topic: topicNames.find((one) => one === target.value) })}
            >
              <option value="">{t('anyTopic')}</option>
              {topicNames.map((topic) => (
                <option key={topic} value={topic}>
                  {names(topic)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('due')}>
          {(control) => (
            <Select
              {...control}
              value={filters.due ?? ''}
              onChange={({ target }) => onAsk({ ...filters, due: projectDues.find((one) => one === target.value) })}
            >
              <option value="">{t('dues.any')}</option>
              {projectDues.map((due) => (
                <option key={due} value={due}>
                  {t(`dues.${due}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <label className="flex min-h-8 items-center gap-2.5 text-sm text-ink coarse:min-h-10">
          <Checkbox
            checked={filters.archived === 'yes'}
            onCheckedChange={(checked) => onAsk({ ...filters, archived: checked ? 'yes' : undefined })}
          />
          {t('showArchived', { count: archived })}
        </label>
      </div>
      <footer className="sticky bottom-0 flex justify-between gap-2 border-t border-line bg-raised px-4 py-2.5">
        <Button size="sm" variant="ghost" aria-disabled={filterCount(filters) === 0} onClick={clear}>
          {t('clear')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('showThem')}
        </Button>
      </footer>
    </AnchoredPopover>
  )
}

type PartProps = Pick<FilterPopupProps, 'filters' | 'onAsk'>

function OwnerFilter({ filters, onAsk }: PartProps) {
  const t = useTranslations('projects')
  const members = useMembers(true).data ?? []
  return (
    <Field label={t('owner')}>
      {(control) => (
        <Select
          {...control}
          value={filters.owner ?? ''}
          onChange={({ target }) => onAsk({ ...filters, owner: target.value || undefined })}
        >
          <option value="">{t('anyone')}</option>
          <option value="me">{t('me')}</option>
          <option value="none">{t('noOwnerFilter')}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function ProductFilter({ filters, onAsk }: PartProps) {
  const t = useTranslations('projects')
  const { data, isError } = useProductNames(true)
  const known = data?.some(({ id }) => id === filters.product)
  return (
    <Field label={t('product')} error={isError ? t('facetsFailed') : undefined}>
      {(control) => (
        <Select
          {...control}
          value={filters.product ?? ''}
          onChange={({ target }) => onAsk({ ...filters, product: target.value || undefined })}
        >
          <option value="">{t('anyProduct')}</option>
          {filters.product && !known && <option value={filters.product}>{t('oneProduct')}</option>}
          {data?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
