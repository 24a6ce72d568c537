import type { Page } from '@playwright/test'

const selector = 'button, a[href], [role=tab], [role=menuitem], label'

/** Texts of controls that are cut off without an ellipsis. */
export async function clippedTexts(page: Page): Promise<string[]> {
  const controls = page.locator(selector).filter({ visible: true })
  const fields = page.locator('input, select').filter({ visible: true })
  return [...(await controls.evaluateAll(clippedIn)), ...(await fields.evaluateAll(clippedFields))]
}

/** Runs in the page. */
function clippedIn(controls: Element[]): string[] {
  function textsOf(element: Element): Text[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts.filter((text) => text.data.trim() && text.parentElement?.checkVisibility({ visibilityProperty: true }))
  }

  function isClipped(text: Text, control: Element): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    for (let box = text.parentElement; box; box = box === control ? null : box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(box)
      const outer = box.getBoundingClientRect()
      // A text for screen readers only.
      if (outer.width <= 1 && position === 'absolute') return false
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
      const beside = words.right > outer.right + 1 || words.left < outer.left - 1
      const below = words.bottom > outer.bottom + 4 || words.top < outer.top - 4
      const isControl = box === control && getComputedStyle(box).display !== 'inline'
      if (beside && (isControl || overflowX !== 'visible')) return true
      if (below && overflowY !== 'visible') return true
    }
    return false
  }

  const shown = controls.filter((control) => !control.closest('[aria-hidden=true], [inert]'))
  return shown.flatMap((control) =>
    textsOf(control)
      .filter((text) => isClipped(text, control))
      .map((text) => `the text “${text.data.trim()}” is cut off`),
  )
}

/** Runs in the page. Only placeholders and choices: what someone typed may be longer than its field. */
function clippedFields(fields: Element[]): string[] {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return []
  return (fields as (HTMLInputElement | HTMLSelectElement)[]).flatMap((field) => {
    if (field.clientWidth === 0 || field.closest('[aria-hidden=true], [inert]')) return []
    const placeholder = 'placeholder' in field && field.value === '' ? field.placeholder : ''
    const words = 'selectedOptions' in field ? (field.selectedOptions[0]?.text ?? '') : placeholder
    const style = getComputedStyle(field)
    context.font = style.font
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const fits = context.measureText(words).width <= room + 1 || style.textOverflow === 'ellipsis'
    return fits ? [] : [`the text “${words}” is cut off`]
  })
}
