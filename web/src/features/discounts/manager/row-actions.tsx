import type { Discount } from '@bizamply/contract/discounts'
import { CirclePause, CirclePlay, CircleStop, Copy, Ellipsis, MessageSquare, Pencil } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../../../ui/menu.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { DiscountActions } from './use-discount-actions.ts'

export interface RowActionsProps {
  discount: Discount
  actions: DiscountActions
  mayWrite: boolean
}

/** The edit button, and rarer actions in a menu. */
export function RowActions({ discount, actions, mayWrite }: RowActionsProps) {
  return (
    <span className="flex items-center justify-end gap-0.5">
      {mayWrite && <Pen discount={discount} />}
      <MoreMenu discount={discount} actions={actions} mayWrite={mayWrite} />
    </span>
  )
}

function Pen({ discount: { id, title, editable } }: { discount: Discount }) {
  const t = useTranslations('discountManager')
  const label = t('edit', { title })
  if (!editable)
    return (
      <Tooltip content={t('notEditable')} describes>
        <IconButton size="sm" tooltip={false} aria-disabled label={label} icon={<Pencil size={16} />} />
      </Tooltip>
    )
  return (
    <Link
      from="/loyalty-manager"
      to="/loyalty-manager"
      search={(before) => ({ ...before, edit: id })}
      resetScroll={false}
      aria-haspopup="dialog"
      aria-label={label}
      data-tooltip={label}
      className={icon}
    >
      <Pencil aria-hidden="true" size={16} />
    </Link>
  )
}

function MoreMenu({ discount, actions, mayWrite }: RowActionsProps) {
  const t = useTranslations('discountManager')
  const { status, title, editable, commentId } = discount
  const may = mayWrite && editable
  const isOver = status === 'expired'
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" aria-label={t('more', { title })} className={icon}>
          <Ellipsis aria-hidden="true" size={16} />
        </button>
      </MenuTrigger>
      <MenuContent align="end">
        {may && status === 'active' && (
          <MenuItem icon={<CirclePause size={16} />} onSelect={() => void actions.pause(discount)}>
            {t('pause')}
          </MenuItem>
        )}
        {may && status === 'paused' && (
          <MenuItem icon={<CirclePlay size={16} />} onSelect={() => void actions.resume(discount)}>
            {t('resume')}
          </MenuItem>
        )}
        <MenuItem icon={<Copy size={16} />} onSelect={() => actions.copy(discount)}>
          {t('copyCode')}
        </MenuItem>
        {commentId && (
          <MenuItem icon={<MessageSquare size={16} />} onSelect={() => actions.openComment(commentId)}>
            {t('toComment')}
          </MenuItem>
        )}
        {may && !isOver && (
          <>
            <MenuSeparator />
            <MenuItem icon={<CircleStop size={16} />} tone="danger" onSelect={() => actions.askEnd(discount)}>
              {t('end')}
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  )
}

const icon =
  'grid size-7 place-items-center rounded-sm text-ink-2 transition-colors duration-100 hover:bg-surface-3 hover:text-ink ' +
  'data-[state=open]:bg-surface-3 coarse:size-10'
