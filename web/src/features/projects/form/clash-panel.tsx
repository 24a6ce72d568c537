import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import type { ProjectValues } from './project-form.ts'
import type { Clash } from './use-project-form.ts'

export interface ClashPanelProps {
  clashes: readonly Clash[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** After a reload: the fields that someone else saved and that were changed here as well. */
export function ClashPanel({ clashes, onTakeTheirs, onKeepMine }: ClashPanelProps) {
  const t = useTranslations('projectDialog')
  const format = useFormatter()
  const fields = format.list(clashes.map(({ name }) => t(labels[name])))
  return (
    <div role="alert" className="rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink">
      <p className="font-medium">{t('clashTitle', { fields })}</p>
      <p className="mt-0.5 text-ink-2">{t('clashText')}</p>
      <dl className="mt-2 grid gap-2 text-ink empty:hidden">
        {clashes.filter(isText).map(({ name, theirs }) => (
          <div key={name}>
            <dt className="text-xs text-ink-3">{t('clashOf', { field: t(labels[name]) })}</dt>
            <dd className="line-clamp-4 wrap-anywhere whitespace-pre-line">{theirs}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex gap-2">
        <Button size="sm" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button size="sm" onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
      </div>
    </div>
  )
}

const texts: ReadonlySet<string> = new Set(['name', 'description', 'change'])

/** The others are ids and days, which their fields show once they are taken. */
const isText = (clash: Clash): clash is Clash & { theirs: string } => texts.has(clash.name) && clash.theirs !== ''

const labels = {
  name: 'name',
  description: 'description',
  status: 'status',
  ownerId: 'owner',
  team: 'team',
  dueOn: 'due',
  topics: 'topics',
  products: 'products',
  countFrom: 'countFrom',
  change: 'change',
} as const satisfies Record<keyof ProjectValues, string>
