/** For onOpenAutoFocus of a dialog: focuses the first field instead of the close button. */
export function focusField(event: Event): void {
  const field = event.target instanceof Element ? event.target.querySelector<HTMLElement>(fields) : null
  if (!field) return
  event.preventDefault()
  field.focus()
}

const fields = 'input, textarea, select, [data-first]'
