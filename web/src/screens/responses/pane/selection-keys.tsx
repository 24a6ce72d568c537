import type { Comment } from '@bizamply/contract/comments'
import { useTranslations } from 'use-intl'
import type { Filters } from '../../../features/comments/filtering/filters.ts'
import type { Means } from '../../../features/replies/reply-permissions.ts'
import { isApple } from '../../../lib/is-apple.ts'
import { usePreferences } from '../../../lib/preferences.ts'
import { Kbd } from '../../../ui/kbd.tsx'

export interface SelectionKeysProps {
  chosen: Comment[]
  filters: Filters
  means: Pick<Means, 'mayWrite' | 'maySend'>
}

/** The keys that do something with this selection. */
export function SelectionKeys({ chosen, filters: { status }, means }: SelectionKeysProps) {
  const t = useTranslations('bulk')
  const { singleKeys } = usePreferences()
  const has = (state: Comment['status']) =>
    status === state || (status === 'all' && chosen.some((one) => one.status === state))
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-4 border-t border-line px-6 py-3 text-xs text-ink-3 max-lg:hidden">
      {singleKeys && <Key name={t('keySelect')} keys={['x']} />}
      {singleKeys && <Key name={t('keyRange')} keys={['⇧', 'x']} />}
      {singleKeys && means.mayWrite && has('pending') && <Key name={t('generateShort')} keys={['g']} />}
      {means.maySend && has('draft') && <Key name={t('sendShort')} keys={[isApple() ? '⌘' : 'Ctrl', 'Enter']} />}
      <Key name={t('clear')} keys={['Esc']} />
    </footer>
  )
}

function Key({ name, keys }: { name: string; keys: string[] }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <span className="ml-0.5">{name}</span>
    </span>
  )
}
