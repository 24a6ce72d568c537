import { useEffect, type RefObject } from 'react'

/**
 * When an action removes the focused control, for example with the row that it deletes, moves the focus to the control
 * at the same place. Parts with `data-keeps-focus` manage their own focus.
 */
export function useNextFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = content.current
    if (!box) return
    let last: Place | null = null
    let frame = 0
    const follow = ({ target }: FocusEvent) => {
      // In a dialog or a menu, the last place in the content counts.
      if (target instanceof Element && box.contains(target)) last = placeOf(target, box)
    }
    const isLost = (place: Place) =>
      document.activeElement === document.body && !place.element.isConnected && place.path === location.pathname
    const keep = () => {
      if (last && isLost(last)) focusNear(last, box)
    }
    const changed = new MutationObserver(() => {
      if (!last || !isLost(last)) return
      cancelAnimationFrame(frame)
      // Whatever moves the focus on purpose does so by then.
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(keep)))
    })
    document.addEventListener('focusin', follow)
    changed.observe(box, { childList: true, subtree: true })
    // A dialog that closes after the row has gone.
    changed.observe(document.body, { childList: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', follow)
      changed.disconnect()
    }
  }, [content])
}

interface Place {
  element: Element
  path: string
  /** From the content down to the element. */
  steps: { parent: Element; index: number }[]
}

function placeOf(element: Element, box: Element): Place | null {
  if (element === box || element.closest('[data-keeps-focus]')) return null
  const steps: Place['steps'] = []
  for (let child = element; child !== box && child.parentElement; child = child.parentElement) {
    steps.unshift({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  }
  return { element, path: location.pathname, steps }
}

function focusNear({ steps }: Place, box: HTMLElement): void {
  const gone = steps.findIndex(({ parent }) => !parent.isConnected)
  for (let depth = gone < 0 ? steps.length - 1 : gone - 1; depth >= 0; depth--) {
    if (controlsIn(steps.slice(depth)).some(focus)) return
  }
  focus(box)
}

/** What is at the same place now, then the controls near it. */
function controlsIn([first, ...inner]: Place['steps']): HTMLElement[] {
  const children = first?.parent.children
  const near = children?.[Math.min(first?.index ?? 0, children.length - 1)]
  const same = inner.reduce<Element | undefined>((at, { index }) => at?.children[index], near)
  return [same, near, ...(near?.querySelectorAll(control) ?? [])].filter(
    (it): it is HTMLElement => it instanceof HTMLElement && it.matches(control),
  )
}

/** False if it can’t have the focus, e.g. because it is hidden. */
function focus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** Nothing that opens a phone’s keyboard. */
const control = 'a[href], button:not(:disabled), [role="tab"], [tabindex="0"]'
