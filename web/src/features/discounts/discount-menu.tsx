import type { Comment } from '@bizamply/contract/comments'
import type { Discount } from '@bizamply/contract/discounts'
import { Plus, Tag } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { InsertMenu, useFocusAfterPick, type InsertMenuLook } from '../../ui/insert-menu.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { CodeList } from './code-list.tsx'
import { useDiscounts } from './queries.ts'
import { newCode, useMakeCode } from './use-make-code.ts'

export interface DiscountMenuProps {
  comment: Comment
  mayWrite: boolean
  disabled: boolean
  look?: InsertMenuLook
  /** `words` is a sentence with the code, `code` the code alone. */
  onPick: (words: string, code: string) => void
}

const DAY_MS = 24 * 3600 * 1000

/** Lists the shop's codes with their remaining uses, and creates a new code for this customer. */
export function DiscountMenu({ comment, mayWrite, disabled, look = 'framed', onPick }: DiscountMenuProps) {
  const t = useTranslations('discounts')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const { picked, onCloseAutoFocus } = useFocusAfterPick()
  const [openedAt, setOpenedAt] = useState(() => new Date())
  const pick = (code: Discount) => onPick(codeWords(code, comment.language), code.code)
  const codes = useDiscounts(open)
  const { making, make } = useMakeCode(comment, pick)
  const known = comment.customerName !== 'Anonymous'
  const ends = new Date(openedAt.getTime() + newCode.days * DAY_MS)
  return (
    <InsertMenu
      label={t('menu')}
      title={t('active')}
      icon={Tag}
      look={look}
      disabled={disabled}
      busy={making}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) setOpenedAt(new Date())
      }}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <CodeList
        codes={codes}
        commentId={comment._id}
        onPick={(code) => {
          picked()
          pick(code)
        }}
      />
      {/* Shown once the list has loaded, so that Enter never picks it by default. */}
      {mayWrite && !codes.isPending && (
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
    </InsertMenu>
  )
}

const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? name

/** How a code is written into a reply, in the reply's language; other languages get the bare code. */
function codeWords({ code, type, amount, currency }: Discount, language: string | null): string {
  const sentence = sentences[language ?? '']
  if (!sentence || amount === null || !language) return code
  if (type === 'percentage')
    return sentence(code, new Intl.NumberFormat(language, { style: 'percent' }).format(amount / 100))
  if (type !== 'fixed_amount' || !currency) return code
  return sentence(code, new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount))
}

const sentences: Record<string, (code: string, off: string) => string> = {
  en: (code, off) => `Use code ${code} to get ${off} off your next order.`,
  de: (code, off) => `Mit dem Code ${code} erhalten Sie ${off} Rabatt auf Ihre nächste Bestellung.`,
  fr: (code, off) => `Avec le code ${code}, vous bénéficiez de ${off} de réduction sur votre prochaine commande.`,
  es: (code, off) => `Con el código ${code} tiene un ${off} de descuento en su próximo pedido.`,
  it: (code, off) => `Con il codice ${code} ha uno sconto di ${off} sul prossimo ordine.`,
  pt: (code, off) => `Com o código ${code} tem ${off} de desconto na próxima encomenda.`,
  nl: (code, off) => `Met de code ${code} krijgt u ${off} korting op uw volgende bestelling.`,
  ja: (code, off) => `クーポンコード ${code} で、次回のご注文が ${off} 引きになります。`,
  zh: (code, off) => `下次下单使用优惠码 ${code}，可立减 ${off}。`,
}
