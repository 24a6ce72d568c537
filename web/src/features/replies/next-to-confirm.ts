/** The button goes away, so the focus moves to the next thing to confirm, or to the text after the last one. */
export function nextToConfirm(button: HTMLElement): HTMLElement | undefined {
  const all = button.closest('section')?.parentElement?.querySelectorAll<HTMLElement>('[data-confirm]') ?? []
  return [...all].find((one) => one !== button)
}
