import type { Person } from '@bizamply/contract/people'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { textLink } from '../../ui/text-link.ts'

export interface SplitsSectionProps {
  splits: Person['splits']
  mayWrite: boolean
  busy: boolean
  onUndo: (splitId: string) => void
}

/** Comments that members split off this customer, each with Undo. */
export function SplitsSection({ splits, mayWrite, busy, onUndo }: SplitsSectionProps) {
  const t = useTranslations('peoplePage.one')
  const format = useFormat()
  const now = useTicking()
  if (splits.length === 0) return null
  return (
    <section aria-labelledby="person-splits" className="grid gap-2">
      <h2 id="person-splits" className="text-sm font-semibold text-ink">
        {t('splits')}
      </h2>
      <ul className="grid gap-3">
        {splits.map(({ id, comments, by, at }) => {
          const date = format.shortDate(at, now)
          return (
            <li key={id} className="grid justify-items-start gap-1.5 text-sm text-ink-2">
              <span>
                {by
                  ? t('splitLine', { count: comments, who: by, date })
                  : t('splitLineNoOne', { count: comments, date })}
              </span>
              <span className="flex items-center gap-3">
                <Link to="/people/$personId" params={{ personId: id }} className={textLink}>
                  {t('splitOpen')}
                </Link>
                {mayWrite && (
                  <Button size="xs" busy={busy} onClick={() => onUndo(id)}>
                    {t('undoSplit')}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Shown on the page of the customer that a split created. */
export function SplitFrom({
  person: { id, splitFrom },
  mayWrite,
  busy,
  onUndo,
}: Omit<SplitsSectionProps, 'splits'> & { person: Person }) {
  const t = useTranslations('peoplePage.one')
  const words = useTranslations('peoplePage')
  if (!splitFrom) return null
  return (
    <div className="mx-4 mb-4 flex flex-wrap items-center gap-3 rounded-md bg-accent-soft px-3 py-2 text-sm text-ink sm:mx-6">
      <p className="min-w-0 flex-1">
        {t.rich('splitFrom', {
          name: splitFrom.name ?? words('unnamed'),
          person: (chunks) => (
            <Link to="/people/$personId" params={{ personId: splitFrom.personId }} className={textLink}>
              {chunks}
            </Link>
          ),
        })}
      </p>
      {mayWrite && (
        <Button size="sm" busy={busy} onClick={() => onUndo(id)}>
          {t('undoSplit')}
        </Button>
      )}
    </div>
  )
}
