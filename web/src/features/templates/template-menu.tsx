import { fillTemplate } from '@bizamply/contract/template-placeholders'
import type { ReplyTemplate } from '@bizamply/contract/templates'
import { ChevronDown, LayoutTemplate, Plus, Settings2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { menuButtonStyle } from '../../ui/menu-button-style.ts'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { ownScroll } from '../../ui/own-scroll.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useTemplates } from './queries.ts'
import { TemplateDialog } from './template-dialog.tsx'

export interface TemplateMenuProps {
  /** Values of the placeholders. */
  values: Parameters<typeof fillTemplate>[1]
  mayWrite: boolean
  disabled: boolean
  /** In the composer's header: without a frame; `icon` also without a label. */
  look?: 'framed' | 'bare' | 'icon'
  onPick: (text: string) => void
  onManage: () => void
}

/** Reply templates, filled in with the comment's values; placeholders without a value stay and are listed. */
export function TemplateMenu({ values, mayWrite, disabled, look = 'framed', onPick, onManage }: TemplateMenuProps) {
  const t = useTranslations('templates')
  const [adding, setAdding] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const templates = useTemplates(isOpen)
  const isPicked = useRef(false)
  const pick = (template: ReplyTemplate) => {
    const { text, missing } = fillTemplate(template.text, values)
    isPicked.current = true
    onPick(text)
    if (missing.length > 0) toast.warning(t('missing', { names: missing.map((name) => `{${name}}`).join(', ') }))
  }
  return (
    <>
      <Menu open={isOpen} onOpenChange={setIsOpen}>
        <MenuTrigger>
          <Button
            disabled={disabled}
            {...menuButtonStyle(look)}
            icon={<LayoutTemplate aria-hidden="true" size={16} className="text-ink-3" />}
          >
            <span className={look === 'icon' ? 'sr-only' : 'flex items-center gap-1.5'}>
              {t('menu')}
              <ChevronDown aria-hidden="true" size={14} className="text-ink-3" />
            </span>
          </Button>
        </MenuTrigger>
        <MenuContent
          align="end"
          className="w-[min(292px,calc(100vw-32px))]"
          {...ownScroll}
          onCloseAutoFocus={(event) => {
            // The inserted text has the focus by then.
            if (isPicked.current) event.preventDefault()
            isPicked.current = false
          }}
        >
          <MenuLabel>{t('insert')}</MenuLabel>
          <Items templates={templates} onPick={pick} />
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
        </MenuContent>
      </Menu>
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
