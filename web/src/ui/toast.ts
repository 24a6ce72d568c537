export interface ToastOptions {
  /** A later toast with the same id replaces this one. */
  id?: string
  description?: string
  /** `undoes`: a key can run it too, as long as the toast is there. */
  action?: { label: string; undoes?: boolean; onClick: () => void }
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
}

/** The newest toast that can be undone. */
let undoable: { id: string | number; until: number; undo: () => void } | null = null

/** Another Undo that the key runs, such as that of a bulk job. The returned function takes it back. */
export function offerUndo(undo: () => void, until: number): () => void {
  const offered = { id: '', until, undo }
  undoable = offered
  return () => {
    if (undoable === offered) undoable = null
  }
}

/** Runs the Undo of the newest toast that still offers one. */
export function undoLast(): boolean {
  if (!undoable || Date.now() > undoable.until) return false
  const { id, undo } = undoable
  undoable = null
  if (id !== '') void import('sonner').then(({ toast: sonner }) => sonner.dismiss(id))
  undo()
  return true
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

async function show(kind: Kind, message: string, options: ToastOptions): Promise<void> {
  requested = true
  for (const watcher of watchers) watcher()
  const [{ toast: sonner }] = await Promise.all([import('sonner'), viewport])
  // A replacing toast inherits nothing.
  const id = sonner[kind](message, { action: undefined, description: undefined, ...options })
  const { action, duration = 0 } = options
  if (action?.undoes) undoable = { id, until: Date.now() + duration, undo: action.onClick }
  else if (undoable?.id === id) undoable = null
}
