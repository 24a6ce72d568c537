import { Bookmark, Check, Plus, Trash2 } from 'lucide-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../../ui/menu-button.tsx'
import { MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRenewViews, useViews, type View } from './queries.ts'
import { ViewsContext } from './views-context.ts'

export function ViewsPopup(props: MenuPopupProps) {
  const t = useTranslations('views')
  const list = use(ViewsContext)
  const views = useViews(true)
  const remove = useRemoval()
  if (!list) return null
  const all = views.data ?? []
  const current = all.find((view) => view.mine && view.query === list.query)
  const group = (label: string, some: View[]) =>
    some.length > 0 && (
      <>
        <MenuLabel>{label}</MenuLabel>
        {some.map((view) => (
          <MenuItem
            key={view.id}
            icon={view.query === list.query ? <Check size={16} className="text-accent-ink" /> : <Bookmark size={16} />}
            onSelect={() => list.onOpen(view.query)}
          >
            <span className="truncate">{view.name}</span>
          </MenuItem>
        ))}
      </>
    )
  return (
    <AnchoredMenu {...props} label={t('views')} align="end" className="w-64">
      {views.isPending && <p className="px-2 py-2 text-xs text-ink-3">{t('loading')}</p>}
      {views.isError && (
        <p className="px-2 py-2 text-xs text-danger-ink">{`${t('failed')} ${CallError.from(views.error).message}`}</p>
      )}
      {views.data?.length === 0 && <p className="px-2 py-2 text-xs text-ink-3">{t('none')}</p>}
      {group(
        t('mine'),
        all.filter((view) => view.mine),
      )}
      {group(
        t('shared'),
        all.filter((view) => !view.mine),
      )}
      <MenuSeparator />
      <MenuItem icon={<Plus size={16} />} onSelect={list.onSave}>
        {t('saveThis')}
      </MenuItem>
      {current && (
        <MenuItem icon={<Trash2 size={16} />} tone="danger" onSelect={() => void remove(current)}>
          <span className="truncate">{t('remove', { name: current.name })}</span>
        </MenuItem>
      )}
    </AnchoredMenu>
  )
}

/** Deletes a view immediately; Undo saves it again. */
function useRemoval(): (view: View) => Promise<void> {
  const t = useTranslations('views')
  const renew = useRenewViews()
  const bring = async ({ name, query, shared }: View) => {
    await api.views.create({ name, query, shared })
    renew()
  }
  return async (view) => {
    try {
      await api.views.remove({ viewId: view.id })
      const action = { label: t('undo'), onClick: () => void bring(view) }
      toast.success(t('removed', { name: view.name }), { action, duration: 8000 })
    } catch (error) {
      toast.error(t('removeFailed'), { description: CallError.from(error).message })
    }
    renew()
  }
}
