import { DiscountMenu } from '../../features/discounts/discount-menu.tsx'
import type { TextTarget } from '../../features/replies/text-target.ts'
import { TemplateMenu, type TemplateMenuProps } from '../../features/templates/template-menu.tsx'
import { useMay } from '../../lib/brand-context.tsx'

/** Menus that insert text into a reply. */
export function ComposerMenus({
  comment,
  brandName,
  open,
  insertText,
  look = 'framed',
}: TextTarget & Pick<TemplateMenuProps, 'look'>) {
  const may = useMay()
  const customer = comment.customerName === 'Anonymous' ? null : comment.customerName
  const values = { customer, product: comment.product_title, brand: brandName, discount: comment.discount_code }
  return (
    <>
      <TemplateMenu
        look={look}
        disabled={!open}
        mayWrite={may('templates.manage')}
        values={values}
        onPick={(text) => insertText(text, 'template')}
        onManage={() => window.open('/templates', '_blank', 'noopener')}
      />
      <DiscountMenu
        look={look}
        disabled={!open}
        mayWrite={may('discounts.manage')}
        comment={comment}
        onPick={(words, code) => insertText(words, 'discount', code)}
      />
    </>
  )
}

/** In the head of a composer. */
export const BareMenus = (target: TextTarget) => <ComposerMenus {...target} look="bare" />

/** In the head of a narrow composer. */
export const IconMenus = (target: TextTarget) => <ComposerMenus {...target} look="icon" />
