export interface ToastOptions {
  /** A later toast with the same id replaces this one. */
  id?: string
  description?: string
  action?: { label: string; onClick: () => void }
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
  sonner[kind](message, { action: undefined, description: undefined, ...options })
}
