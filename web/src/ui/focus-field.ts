/** For onOpenAutoFocus of a dialog: focuses the first field, or what is marked as first, instead of the close button. */
export function focusField(event: Event): void {
  if (!(event.target instanceof Element)) return
  const first = event.target.querySelector<HTMLElement>('[data-first]')
  const field = first ?? event.target.querySelector<HTMLElement>(fields)
  if (!field) return
  event.preventDefault()
  // A footer is always in view; scrolling to where it would be hides the beginning.
  field.focus({ preventScroll: field.closest('[data-footer]') !== null })
}

/** Focuses the first field with an error after a rejected submit, once the error is shown. */
export function focusInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

/** The same by default in every dialog with a form, also if its data is loaded first. */
export function focusFormField(event: Event): void {
  if (!(event.target instanceof Element)) return
  if (event.target.querySelector('form')) focusField(event)
  else focusLateForm(event.target)
}

function focusLateForm(dialog: Element): void {
  const arrived = new MutationObserver(() => {
    const form = dialog.querySelector('form')
    if (!form) return
    arrived.disconnect()
    // Unless the user is in another field by then.
    if (!document.activeElement?.matches(fields)) form.querySelector<HTMLElement>(fields)?.focus()
  })
  arrived.observe(dialog, { childList: true, subtree: true })
}

const fields = 'input, textarea, select'
