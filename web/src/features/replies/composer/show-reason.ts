import { asSentence } from '../../../lib/as-sentence.ts'
import { announce } from '../../../ui/announce.ts'

/**
 * Scrolls to the first part that says why the reply isn't sent, as soon as it's there, focuses what resolves it, and
 * reads the reason to screen readers. `reason`: what is read if no part says it.
 */
export function showReason(box: HTMLElement | null, reason = ''): void {
  requestAnimationFrame(() => {
    const part = box?.querySelector('[data-blocks]')
    // Other reasons are in the footer, which is elsewhere in a narrow pane.
    const words = whyOf(part) || reason || (document.querySelector('[data-foot-why]')?.textContent ?? '')
    if (words) announce(words)
    part?.scrollIntoView({ block: 'nearest' })
    const control =
      part?.querySelector<HTMLElement>('[data-confirm]') ??
      // In the footer of a narrow pane.
      document.querySelector<HTMLElement>('[data-foot-confirm]') ??
      part?.querySelector<HTMLElement>('button')
    // The last part has the buttons that send.
    if (part && !part.matches('[data-send]')) control?.focus({ preventScroll: true })
  })
}

/** What is read first: the title, that it blocks sending, and the first claim with its reason. */
const SAID = 4

function whyOf(part: Element | null | undefined): string {
  const said = [...(part?.querySelectorAll('[data-why]') ?? [])].slice(0, SAID)
  return said.map(({ textContent }) => asSentence(textContent.trim())).join(' ')
}
