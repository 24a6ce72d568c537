import type { CustomerDetails } from '@bizamply/contract/customer-details'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import type { CustomerAction } from '../use-actions.ts'

export interface ListProps {
  details: CustomerDetails
}

export interface ActingListProps extends ListProps {
  onAction: (action: CustomerAction) => void
}

export interface SectionProps {
  id: string
  title: string
  meta: string
  /** Label of the button that shows all entries. */
  action?: string
  onAction?: () => void
  children: ReactNode[]
}

export function Section({ id, title, meta, action, onAction, children }: SectionProps) {
  const t = useTranslations('customers')
  return (
    <section aria-labelledby={id}>
      <div className="mb-1.5 flex min-h-6 flex-wrap items-center gap-x-2">
        <h3 id={id} className="text-sm font-semibold">
          {title}
        </h3>
        <span className="text-xs text-ink-3 tabular-nums">{meta}</span>
        {action && (
          <Button size="xs" variant="ghost" className="-mr-2 ml-auto" onClick={onAction}>
            {action}
          </Button>
        )}
      </div>
      {children.length === 0 ? <p className="text-sm text-ink-3">{t('none')}</p> : <ul>{children}</ul>}
    </section>
  )
}

export const sectionRow = 'flex min-h-8 items-center gap-3 border-t border-line py-1 text-sm'
