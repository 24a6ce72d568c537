/** For onOpenAutoFocus of a dialog: what is to be filled in or chosen has the focus, not the button that closes it. */
export function focusField(event: Event): void {
  const field = event.target instanceof Element ? event.target.querySelector<HTMLElement>(fields) : null
  if (!field) return
  event.preventDefault()
  field.focus()
}

const fields = 'input, textarea, select, [data-first]'
