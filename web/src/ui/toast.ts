export interface ToastOptions {
  /** A later toast with the same id replaces this one. */
  id?: string
  description?: string
  /** `undoes`: a shortcut can run it too, while the toast is visible or, with `later`, even afterward. */
  action?: { label: string; undoes?: boolean | 'later'; onClick: () => void }
  /** Milliseconds; the kinds below have their own. */
  duration?: number
}

type Kind = 'success' | 'info' | 'warning' | 'error'

/** Toasts; the viewport and its library load with the first one. */
export const toast = {
  success: (message: string, options?: ToastOptions) => void show('success', message, { duration: 5000, ...options }),
  info: (message: string, options?: ToastOptions) => void show('info', message, { duration: 5000, ...options }),
  warning: (message: string, options?: ToastOptions) => void show('warning', message, { duration: 8000, ...options }),
  error: (message: string, options?: ToastOptions) => void show('error', message, { duration: Infinity, ...options }),
  /** Invalid input: short, because the field shows the error too. */
  validation: (message: string) => void show('error', message, { duration: 3000 }),
  dismiss: (id: string) => void import('sonner').then(({ toast: sonner }) => sonner.dismiss(id)),
  /** Whether it's on screen. */
  isShown: (id: string): boolean => shownIds().includes(id),
}

let shownIds: () => (string | number)[] = () => []

interface Undoable {
  /** The toast that offers it too; empty if it's offered elsewhere. */
  id: string | number
  until: number
  undo: () => void
}

/** What can be undone, the newest last. */
let undoables: Undoable[] = []

/** Another Undo that the key runs, such as that of a bulk job. The returned function takes it back. */
export function offerUndo(undo: () => void, until: number): () => void {
  return keep({ id: '', until, undo })
}

function keep(offered: Undoable): () => void {
  undoables.push(offered)
  return () => {
    undoables = undoables.filter((one) => one !== offered)
  }
}

/** Runs the newest Undo that is still possible; false if there is none. */
export function undoLast(): boolean {
  undoables = undoables.filter(({ until }) => Date.now() <= until)
  const last = undoables.pop()
  if (!last) return false
  if (last.id !== '') void import('sonner').then(({ toast: sonner }) => sonner.dismiss(last.id))
  last.undo()
  return true
}

/** For another brand or screen, where the actions mean nothing. */
export function forgetUndos(): void {
  undoables = []
}

let requested = false
let open: (() => void) | undefined
const viewport = new Promise<void>((resolve) => {
  open = resolve
})
const watchers = new Set<() => void>()

export const toastsRequested = {
  get: () => requested,
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  /** The viewport is mounted and listening. */
  ready: () => open?.(),
}

/**
 * The focus returns to where it was before the button goes away with its toast. Otherwise the library returns it later,
 * from wherever the action moved it.
 */
function leaveToast(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-sonner-toaster]')) activeElement.blur()
}

async function show(kind: Kind, message: string, options: ToastOptions): Promise<void> {
  requested = true
  for (const watcher of watchers) watcher()
  const [{ toast: sonner }] = await Promise.all([import('sonner'), viewport])
  shownIds = () => sonner.getToasts().map((one) => one.id)
  const { action, duration = 0 } = options
  const kept = { forget: () => undefined as void }
  const shown = action && { ...action, onClick: () => (kept.forget(), leaveToast(), action.onClick()) }
  // A replacing toast inherits nothing.
  const id = sonner[kind](message, { description: undefined, ...options, action: shown })
  undoables = undoables.filter((one) => one.id !== id)
  if (!action?.undoes) return
  const until = action.undoes === 'later' ? Infinity : Date.now() + duration
  kept.forget = keep({ id, until, undo: action.onClick })
}
