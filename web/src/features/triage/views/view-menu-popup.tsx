import { Pencil, Share2, Trash2 } from 'lucide-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { useBrandApi } from '../../../lib/brand-api.ts'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../../ui/menu-button.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { useMay } from '../../../lib/brand-context.tsx'
import { useRenewViews, type View } from './queries.ts'
import { ViewMenuContext } from './view-menu-context.ts'

export function ViewMenuPopup(props: MenuPopupProps) {
  const t = useTranslations('views')
  const menu = use(ViewMenuContext)
  const mayShare = useMay()('comments.organize')
  const { share, remove } = useViewChanges()
  if (!menu) return null
  const { view, onEdit } = menu
  return (
    <AnchoredMenu {...props} label={t('more', { name: view.name })} align="end">
      <MenuItem icon={<Pencil size={16} />} onSelect={onEdit}>
        {t('rename')}
      </MenuItem>
      {mayShare && (
        <MenuItem icon={<Share2 size={16} />} onSelect={() => void share(view)}>
          {view.shared ? t('unshare') : t('share')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 size={16} />} tone="danger" onSelect={() => void remove(view)}>
        {t('delete')}
      </MenuItem>
    </AnchoredMenu>
  )
}

function useViewChanges() {
  const t = useTranslations('views')
  const renew = useRenewViews()
  const api = useBrandApi()
  const bringBack = async ({ name, query, shared }: View) => {
    try {
      await api.views.create({ name, query, shared })
    } catch (error) {
      toast.error(t('saveFailed'), { description: CallError.from(error).message })
    }
    renew()
  }
  return {
    share: async ({ id, name, query, shared }: View) => {
      try {
        await api.views.change({ viewId: id, name, query, shared: !shared })
        toast.success(t(shared ? 'unshared' : 'nowShared', { name }))
      } catch (error) {
        toast.error(t('saveFailed'), { description: CallError.from(error).message })
      }
      renew()
    },
    /** Deletes the view immediately; Undo saves it again. */
    remove: async (view: View) => {
      try {
        await api.views.remove({ viewId: view.id })
        const action = { label: t('undo'), onClick: () => void bringBack(view) }
        toast.success(t('removed', { name: view.name }), { action, duration: 8000 })
      } catch (error) {
        toast.error(t('removeFailed'), { description: CallError.from(error).message })
      }
      renew()
    },
  }
}
