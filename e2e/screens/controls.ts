import type { Page } from '@playwright/test'

interface Area {
  width: number
  height: number
}

/** Of the largest target: the control’s own, or its label’s. */
interface Size extends Area {
  inSentence: boolean
}

interface Clipping {
  left: number
  right: number
  /** Scrolling can bring it into view. */
  scrolls: boolean
  /** An ancestor cuts off a part of it. */
  cut: boolean
  /** Without a visible part, a control is hidden on purpose. */
  shown: boolean
}

/** What the page measured of one control; its name is for the message. */
export type Control = Size & Clipping & { name: string }

const selector = 'button, a[href], input, select, textarea, [role=tab], [role=menuitem], [role=switch], [role=checkbox]'

/** Every visible control, except those behind an open dialog. */
export async function measureControls(page: Page): Promise<Control[]> {
  const controls = await page.evaluateHandle((all) => {
    const shown = [...document.querySelectorAll(all)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    return shown.filter((one) => !one.closest('[aria-hidden=true], [inert]'))
  }, selector)
  const names = await controls.evaluate(namesOf)
  const sizes = await controls.evaluate(sizesOf)
  const clippings = await controls.evaluate(clippingsOf)
  const measured = names.flatMap((name, place) => {
    const [size, clipping] = [sizes[place], clippings[place]]
    return size && clipping ? [{ name, ...size, ...clipping }] : []
  })
  return measured.filter(({ shown }) => shown)
}

/** Runs in the page, as the next two do. */
const namesOf = (controls: Element[]): string[] =>
  controls.map((control) => {
    const words = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent
    return `${control.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`
  })

function sizesOf(controls: Element[]): Size[] {
  function areasOf(element: Element): Area[] {
    const pseudos = ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo))
    const areas = pseudos.filter(({ content, position }) => content !== 'none' && position === 'absolute')
    const sizes = areas.map(({ width, height }) => ({ width: parseFloat(width) || 0, height: parseFloat(height) || 0 }))
    return [element.getBoundingClientRect(), ...sizes]
  }

  const shorterSide = ({ width, height }: Area): number => Math.min(width, height)

  function isInSentence(element: Element): boolean {
    if (!getComputedStyle(element).display.startsWith('inline')) return false
    const beside = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element)
    const words = beside.filter((node) => !(node instanceof Element) || getComputedStyle(node).display === 'inline')
    const own = words.filter((node) => !(node instanceof Element && node.matches('a, button')))
    return own.some((node) => /\p{L}/u.test(node.textContent ?? ''))
  }

  return controls.map((control) => {
    const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0]
    const areas = [...areasOf(control), ...(label ? areasOf(label) : [])]
    const { width, height } = areas.reduce((best, area) => (shorterSide(area) > shorterSide(best) ? area : best))
    return {
      width,
      height,
      inSentence: isInSentence(control),
    }
  })
}

function clippingsOf(controls: Element[]): Clipping[] {
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

  /** Ancestors whose overflow concerns the element. */
  function ancestorsOf(element: Element): Element[] {
    const { position } = getComputedStyle(element)
    const parent = position === 'absolute' ? (element as HTMLElement).offsetParent : element.parentElement
    return parent && position !== 'fixed' ? [parent, ...ancestorsOf(parent)] : []
  }

  return controls.map((control) => {
    const box = control.getBoundingClientRect()
    let [scrolls, scrollsDown, cut] = [false, false, false]
    let shown = box.width > 1 && box.height > 1
    for (const ancestor of ancestorsOf(control)) {
      const { overflowX, overflowY } = getComputedStyle(ancestor)
      const outer = ancestor.getBoundingClientRect()
      scrolls ||= /auto|scroll/.test(overflowX) && ancestor.scrollWidth > ancestor.clientWidth
      scrollsDown ||= /auto|scroll/.test(overflowY) && ancestor.scrollHeight > ancestor.clientHeight
      if (clips(overflowX) && !scrolls) {
        cut ||= box.left < outer.left - 1 || box.right > outer.right + 1
        shown &&= Math.min(box.right, outer.right) - Math.max(box.left, outer.left) > 1
      }
      if (clips(overflowY) && !scrollsDown) {
        cut ||= box.top < outer.top - 1 || box.bottom > outer.bottom + 1
        shown &&= Math.min(box.bottom, outer.bottom) - Math.max(box.top, outer.top) > 1
      }
    }
    return { left: box.left, right: box.right, scrolls, cut, shown }
  })
}
