import { useEditorContext, useEditor } from '../../features/replies/editor/editor-context.ts'
import { DiscountMenu } from '../../features/discounts/discount-menu.tsx'
import { TemplateMenu, type TemplateMenuProps } from '../../features/templates/template-menu.tsx'
import { useMay } from '../../lib/brand-context.tsx'

/** Menus that insert text into a reply. */
export function ComposerMenus({ look = 'framed' }: Pick<TemplateMenuProps, 'look'>) {
  const { editor, brandName, open, insertText } = useEditorContext()
  const may = useMay()
  const { comment } = useEditor(editor)
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
