/** How long a text stays for a screen reader to read it. After that, it would be read as part of the page. */
const KEPT_MS = 5000

let text = ''
let timer = 0
const watchers = new Set<() => void>()

/** Has a screen reader read a text that the screen shows elsewhere. */
export function announce(words: string): void {
  // The same words again are only read if the text changes.
  put(words === text ? `${words}\u00A0` : words)
  window.clearTimeout(timer)
  timer = window.setTimeout(() => put(''), KEPT_MS)
}

export const announced = {
  get: () => text,
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}

function put(next: string): void {
  text = next
  for (const watcher of watchers) watcher()
}
