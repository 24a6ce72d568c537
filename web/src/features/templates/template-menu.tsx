import { fillTemplate } from '@bizamply/contract/template-placeholders'
import type { ReplyTemplate } from '@bizamply/contract/templates'
import { LayoutTemplate, Plus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { InsertMenu, useFocusAfterPick, type InsertMenuLook } from '../../ui/insert-menu.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useTemplates } from './queries.ts'
import { TemplateDialog } from './template-dialog.tsx'

export interface TemplateMenuProps {
  /** Values of the placeholders. */
  values: Parameters<typeof fillTemplate>[1]
  mayWrite: boolean
  disabled: boolean
  look?: InsertMenuLook
  onPick: (text: string) => void
  onManage: () => void
}

/** Reply templates, filled in with the comment's values; placeholders without a value stay and are listed. */
export function TemplateMenu({ values, mayWrite, disabled, look = 'framed', onPick, onManage }: TemplateMenuProps) {
  const t = useTranslations('templates')
  const [adding, setAdding] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { picked, onCloseAutoFocus } = useFocusAfterPick()
  const templates = useTemplates(isOpen)
  const pick = (template: ReplyTemplate) => {
    const { text, missing } = fillTemplate(template.text, values)
    onPick(text)
    if (missing.length > 0) toast.warning(t('missing', { names: missing.map((name) => `{${name}}`).join(', ') }))
  }
  return (
    <>
      <InsertMenu
        label={t('menu')}
        title={t('insert')}
        icon={LayoutTemplate}
        look={look}
        disabled={disabled}
        open={isOpen}
        onOpenChange={setIsOpen}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <Items
          templates={templates}
          onPick={(template) => {
            picked()
            pick(template)
          }}
        />
        {/* Shown once the list has loaded, so that Enter never picks them by default. */}
        {!templates.isPending && (
          <>
            <MenuSeparator />
            {mayWrite && (
              <MenuItem icon={<Plus size={16} />} onSelect={() => setAdding(true)}>
                {t('add')}
              </MenuItem>
            )}
            <MenuItem icon={<Settings2 size={16} />} onSelect={onManage}>
              {t('manage')}
            </MenuItem>
          </>
        )}
      </InsertMenu>
      {adding && <TemplateDialog template={null} brandName={values.brand ?? ''} onClose={() => setAdding(false)} />}
    </>
  )
}

interface ItemsProps {
  templates: ReturnType<typeof useTemplates>
  onPick: (template: ReplyTemplate) => void
}

function Items({ templates, onPick }: ItemsProps) {
  const t = useTranslations('templates')
  if (templates.isPending) {
    return (
      <div role="status" className="grid gap-2 p-2">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
    )
  }
  if (!templates.data) {
    return (
      <p role="alert" className="px-2 py-1.5 text-xs text-danger-ink">
        {t('failed', { reason: CallError.from(templates.error).message })}
      </p>
    )
  }
  if (templates.data.length === 0) return <p className="px-2 py-1.5 text-xs text-ink-3">{t('none')}</p>
  return (
    <div className="max-h-72 overflow-y-auto">
      {templates.data.map((template) => (
        <MenuItem key={template.id} className="py-1.5" textValue={template.name} onSelect={() => onPick(template)}>
          <span className="min-w-0">
            <span className="block truncate">{template.name}</span>
            <span dir="auto" className="block truncate text-xs text-ink-2">
              {template.text}
            </span>
          </span>
        </MenuItem>
      ))}
    </div>
  )
}
