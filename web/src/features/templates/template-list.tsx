import type { ReplyTemplate } from '@bizamply/contract/templates'
import { MoreHorizontal, PenLine, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../lib/media.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'

export interface TemplateListProps {
  templates: readonly ReplyTemplate[]
  mayWrite: boolean
  onEdit: (template: ReplyTemplate) => void
  onRemove: (template: ReplyTemplate) => void
}

/** Each template's name and text with highlighted placeholders; the whole row opens it. */
export function TemplateList({ templates, mayWrite, onEdit, onRemove }: TemplateListProps) {
  const narrow = useMedia('(max-width: 639px)')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {templates.map((template) => (
        <li
          key={template.id}
          className={`group relative flex items-start gap-4 px-4 py-3 compact:py-1.5 sm:px-6 ${mayWrite ? 'hover:bg-surface-2' : ''}`}
        >
          <div className="min-w-0 flex-1">
            <h2 className="text-sm font-medium wrap-anywhere text-ink">
              {mayWrite ? (
                <button
                  type="button"
                  className="text-left after:absolute after:inset-0"
                  onClick={() => onEdit(template)}
                >
                  <bdi>{template.name}</bdi>
                </button>
              ) : (
                <bdi>{template.name}</bdi>
              )}
            </h2>
            <p
              dir="auto"
              className="mt-0.5 line-clamp-3 max-w-[76ch] text-sm whitespace-pre-line text-ink-2 wrap-anywhere"
            >
              <WithPlaces text={template.text} />
            </p>
          </div>
          <span className="shrink-0 pt-0.5 text-xs text-ink-3 max-sm:hidden">
            <RelativeTime at={template.updatedAt} />
          </span>
          {mayWrite && (
            <div className="relative -my-1 flex shrink-0 gap-1">
              {narrow ? (
                <RowMenu {...{ template, onEdit, onRemove }} />
              ) : (
                <RowButtons {...{ template, onEdit, onRemove }} />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

interface RowProps extends Pick<TemplateListProps, 'onEdit' | 'onRemove'> {
  template: ReplyTemplate
}

function RowButtons({ template, onEdit, onRemove }: RowProps) {
  const t = useTranslations('templates')
  return (
    <>
      <IconButton
        size="sm"
        label={t('editOne', { name: template.name })}
        icon={<PenLine size={14} />}
        onClick={() => onEdit(template)}
      />
      <IconButton
        size="sm"
        label={t('remove', { name: template.name })}
        icon={<Trash2 size={14} />}
        onClick={() => onRemove(template)}
      />
    </>
  )
}

/** On a phone, where a lone bin would be too easy to hit. */
function RowMenu({ template, onEdit, onRemove }: RowProps) {
  const t = useTranslations('templates')
  return (
    <Menu>
      <MenuTrigger>
        <IconButton size="sm" label={t('actions', { name: template.name })} icon={<MoreHorizontal size={16} />} />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem icon={<PenLine size={16} />} onSelect={() => onEdit(template)}>
          {t('edit')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 size={16} />} onSelect={() => onRemove(template)}>
          {t('delete')}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

function WithPlaces({ text }: { text: string }) {
  return text.split(/(\{(?:customer|product|brand|discount)\})/g).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="rounded-xs bg-accent-soft px-0.5 text-accent-ink">
        {part}
      </span>
    ) : (
      <span key={place}>{part}</span>
    ),
  )
}
