/** For onOpenAutoFocus of a dialog: focuses the first field instead of the close button. */
export function focusField(event: Event): void {
  const field = event.target instanceof Element ? event.target.querySelector<HTMLElement>(fields) : null
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** The same by default in every dialog with a form. */
export function focusFormField(event: Event): void {
  if (event.target instanceof Element && event.target.querySelector('form')) focusField(event)
}

const fields = 'input, textarea, select, [data-first]'
