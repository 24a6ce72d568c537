import { Eye, History, PenLine } from 'lucide-react'
import * as Tabs from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export type Pane = 'edit' | 'preview' | 'versions'

/** Edit, Preview and, on small screens, Versions; menus that insert text are on the right. */
export function EditorTools({ narrow, menus }: { narrow: boolean; menus: ReactNode }) {
  const t = useTranslations('editor')
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-2">
      <Tabs.List aria-label={t('views')} className="inline-flex rounded-sm bg-surface-3 p-0.5">
        <Segment pane="edit" icon={<PenLine aria-hidden="true" size={14} />} label={t('edit')} />
        <Segment pane="preview" icon={<Eye aria-hidden="true" size={14} />} label={t('preview')} />
        {narrow && <Segment pane="versions" icon={<History aria-hidden="true" size={14} />} label={t('versions')} />}
      </Tabs.List>
      <div className="flex gap-2 max-[359px]:gap-1">{menus}</div>
    </div>
  )
}

const Segment = ({ pane, icon, label }: { pane: Pane; icon: ReactNode; label: string }) => (
  <Tabs.Trigger value={pane} className={segment}>
    {icon}
    {label}
  </Tabs.Trigger>
)

const segment =
  'inline-flex h-7 items-center gap-1.5 rounded-xs px-2.5 text-xs font-medium text-ink-2 transition-colors duration-100 hover:text-ink ' +
  'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-1 coarse:h-9 dark:data-[state=active]:bg-surface-2'
