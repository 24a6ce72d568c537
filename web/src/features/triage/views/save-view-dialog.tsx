import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRenewViews, useViews, type View, type ViewTab } from './queries.ts'

export interface SaveViewDialogProps {
  /** The tab whose views are loaded. */
  tab: ViewTab
  query: string
  /** An existing view to rename or share; without it, a new one. */
  view?: View | undefined
  /** Sharing needs write permission. */
  mayShare: boolean
  onClose: () => void
}

/** Saving a new view under an existing name replaces that view. */
export function SaveViewDialog({ tab, query, view: changed, mayShare, onClose }: SaveViewDialogProps) {
  const t = useTranslations('views')
  const shared = useTranslations('shared')
  const views = useViews(tab).data?.data
  const renew = useRenewViews()
  const [name, setName] = useState(changed?.name ?? '')
  const [isShared, setShared] = useState(changed?.shared ?? false)
  const [tried, setTried] = useState(false)
  const [state, setState] = useState<'still' | 'busy' | CallError>('still')
  const named = views?.find((view) => view.mine && view.name.toLowerCase() === name.trim().toLowerCase())
  const same = changed ?? named
  const save = async () => {
    setTried(true)
    if (name.trim() === '' || state === 'busy') return
    setState('busy')
    const view = { name: name.trim(), query, shared: isShared }
    try {
      await (same ? api.views.change({ ...view, viewId: same.id }) : api.views.create(view))
      toast.success(t('saved'))
      renew()
      onClose()
    } catch (error) {
      setState(CallError.from(error))
    }
  }
  return (
    <EditingDialog
      onOpenAutoFocus={focusField}
      title={changed ? t('renameTitle') : t('saveTitle')}
      {...(!changed && { description: t('saveText') })}
      width={480}
      changed={name !== (changed?.name ?? '') || isShared !== (changed?.shared ?? false)}
      busy={state === 'busy'}
      onClose={onClose}
    >
      {(leave) => (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <Field label={t('name')} error={tried && name.trim() === '' ? t('nameEmpty') : undefined}>
            {(control) => (
              <Input {...control} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          {mayShare && (
            <label className="flex min-h-8 items-center gap-2.5 text-sm text-ink">
              <Checkbox checked={isShared} onCheckedChange={setShared} />
              {t('share')}
            </label>
          )}
          {state instanceof CallError && <ErrorPanel error={state} say={(reason) => `${t('saveFailed')} ${reason}`} />}
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button type="submit" variant="primary" busy={state === 'busy'} busyLabel={t('saving')}>
              {named && !changed ? t('update', { name: named.name }) : t('save')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}
