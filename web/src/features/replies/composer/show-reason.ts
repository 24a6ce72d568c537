/** Scrolls to the first part that says why the reply isn't sent, as soon as it's there, and focuses what resolves it. */
export function showReason(box: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const part = box?.querySelector('[data-blocks]')
    part?.scrollIntoView({ block: 'nearest' })
    const control =
      part?.querySelector<HTMLElement>('[data-confirm]') ??
      // In the footer of a narrow pane.
      document.querySelector<HTMLElement>('[data-foot-confirm]') ??
      part?.querySelector<HTMLElement>('button')
    // The last part has the buttons that send.
    if (!part?.matches('[data-send]')) control?.focus({ preventScroll: true })
  })
}
