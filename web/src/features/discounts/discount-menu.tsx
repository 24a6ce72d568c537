import type { Comment } from '@bizamply/contract/comments'
import type { Discount } from '@bizamply/contract/discounts'
import { ChevronDown, Plus, Tag } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { CodeList } from './code-list.tsx'
import { codeWords } from './code-words.ts'
import { newCode, useMakeCode } from './use-make-code.ts'

export interface DiscountMenuProps {
  comment: Comment
  mayWrite: boolean
  disabled: boolean
  /** A sentence with the code, and the code alone. */
  onPick: (words: string, code: string) => void
}

const DAY_MS = 24 * 3600 * 1000

/** Codes of the shop with what is left of them, and a new one for this customer. */
export function DiscountMenu({ comment, mayWrite, disabled, onPick }: DiscountMenuProps) {
  const t = useTranslations('discounts')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(() => new Date())
  const pick = (code: Discount) => onPick(codeWords(code, comment.language), code.code)
  const { making, make } = useMakeCode(comment, pick)
  const known = comment.customerName !== 'Anonymous'
  const ends = new Date(openedAt.getTime() + newCode.days * DAY_MS)
  return (
    <Menu
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) setOpenedAt(new Date())
      }}
    >
      <MenuTrigger>
        <Button disabled={disabled} busy={making} icon={<Tag aria-hidden="true" size={16} className="text-ink-3" />}>
          <span className="flex items-center gap-1.5">
            {t('menu')}
            <ChevronDown aria-hidden="true" size={14} className="text-ink-3" />
          </span>
        </Button>
      </MenuTrigger>
      <MenuContent
        align="end"
        className="w-[min(292px,calc(100vw-32px))]"
        onWheel={(event) => event.stopPropagation()}
        onTouchMove={(event) => event.stopPropagation()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <MenuLabel>{t('active')}</MenuLabel>
        <CodeList open={open} onPick={pick} />
        {mayWrite && (
          <>
            <MenuSeparator />
            <MenuItem className="py-1.5" icon={<Plus size={16} />} disabled={making} onSelect={make}>
              <span className="min-w-0">
                <span className="block truncate">
                  {known ? t('newFor', { name: firstName(comment.customerName) }) : t('newAny')}
                </span>
                <span className="block text-xs text-ink-2">
                  {t('newTerms', { percent: newCode.percent, date: format.shortDate(ends, openedAt) })}
                </span>
              </span>
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  )
}

const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? name
