import { useEffect, useState } from 'react'

const DELAY_MS = 350
const LEAVE_MS = 80

interface Shown {
  text: string
  x: number
  top: number
  bottom: number
}

/**
 * Renders all tooltips, for any element with `data-tooltip`. The text repeats a name, so it is
 * hidden from screen readers.
 */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => watchTooltips(setShown), [])
  if (!shown) return null
  const below = shown.bottom + 44 < window.innerHeight
  return (
    <div
      aria-hidden="true"
      ref={(node) => keepInside(node, shown.x)}
      style={below ? { top: shown.bottom + 6 } : { bottom: window.innerHeight - shown.top + 6 }}
      className="pointer-events-none fixed z-60 max-w-64 animate-fade rounded-sm bg-inverse px-2 py-1 text-xs text-pretty text-on-inverse shadow-2"
    >
      {shown.text}
    </div>
  )
}

function keepInside(node: HTMLElement | null, centre: number): void {
  if (!node) return
  const half = node.offsetWidth / 2
  const left = Math.min(Math.max(8 + half, centre), window.innerWidth - 8 - half) - half
  node.style.left = `${left}px`
}

/**
 * Opens on hover after a delay, on keyboard focus immediately; closes on leave, press, scroll, and
 * Escape.
 */
function watchTooltips(show: (shown: Shown | null) => void): () => void {
  let timer = 0
  const later = (action: () => void, ms: number) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(action, ms)
  }
  const hide = () => later(() => show(null), 0)
  const over = (event: PointerEvent) => {
    const target = event.pointerType === 'touch' ? null : marked(event.target)
    if (target) later(() => show(placeOf(target)), DELAY_MS)
    else later(() => show(null), LEAVE_MS)
  }
  const focus = (event: FocusEvent) => {
    const target = marked(event.target)
    if (target?.matches(':focus-visible')) later(() => show(placeOf(target)), 0)
    else hide()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  const controller = new AbortController()
  const options = { signal: controller.signal, capture: true, passive: true }
  document.addEventListener('pointerover', over, options)
  document.addEventListener('pointerdown', hide, options)
  document.addEventListener('focusin', focus, options)
  document.addEventListener('focusout', hide, options)
  document.addEventListener('scroll', hide, options)
  document.addEventListener('keydown', key, options)
  return () => {
    window.clearTimeout(timer)
    controller.abort()
  }
}

function marked(target: EventTarget | null): HTMLElement | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
  if (element?.dataset.tooltipWhen === 'cut' && !isCut(element)) return null
  return element
}

/** Truncated in its line, or after several: a line is higher than any rounding or descender. */
const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 8

function placeOf(element: HTMLElement): Shown | null {
  if (!element.isConnected) return null
  const box = element.getBoundingClientRect()
  return { text: element.dataset.tooltip ?? '', x: box.left + box.width / 2, top: box.top, bottom: box.bottom }
}
