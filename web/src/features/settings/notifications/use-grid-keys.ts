import { useState, type KeyboardEvent } from 'react'

const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A single tab stop for all checkboxes; arrow keys move between them and skip gaps. */
export function useGridKeys() {
  const [active, setActive] = useState('0-0')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key]
    const from = event.currentTarget.dataset['cell']
    if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const grid = event.currentTarget.closest('table')
    let [row = 0, column = 0] = from.split('-').map(Number)
    for (let n = 0; n < 50; n++) {
      row += step[0]
      column += step[1]
      const next = grid?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`)
      if (next && !next.disabled) return next.focus()
    }
  }
  const cell = (row: number, column: number) => {
    const name = `${row}-${column}`
    return { 'data-cell': name, tabIndex: name === active ? 0 : -1, onFocus: () => setActive(name), onKeyDown }
  }
  return { cell }
}
