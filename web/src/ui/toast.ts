import { session } from '../lib/session.ts'
import { forgetUndos, reserveUndo, type UndoPlace } from './undo-stack.ts'

export interface ToastOptions {
  /** A later toast with the same id replaces this one. */
  id?: string
  description?: string
  action?: ToastAction
  /** Milliseconds; the kinds below have their own. */
  duration?: number
}

interface ToastAction {
  label: string
  onClick: () => void
  /**
   * A shortcut can run it too, while the toast is visible or, with `later`, even afterward. `final`: once the toast is
   * gone, older actions can't be undone either.
   */
  undoes?: boolean | 'later' | 'final'
  /** Its place in the undo order; the newest by default. */
  place?: UndoPlace
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
  dismiss: (id: string) => void dismiss(id),
  /** Information that can wait: it never hides a toast with an action, such as Undo. */
  notice: (message: string) => showAfterActions(message),
  /** Whether it's on screen. */
  isShown: (id: string): boolean => onScreen.has(id),
}

/** When the last toast with an action will be gone. */
let actionsUntil = 0

function showAfterActions(message: string): void {
  const wait = actionsUntil - Date.now()
  if (wait > 0) setTimeout(() => showAfterActions(message), wait)
  else toast.info(message, { id: message })
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
  const { action, duration = 0 } = options
  const shownTo = users
  if (action && duration < Infinity) actionsUntil = Math.max(actionsUntil, Date.now() + duration)
  requested = true
  for (const watcher of watchers) watcher()
  const [{ toast: sonner }] = await Promise.all([import('sonner'), viewport])
  if (shownTo !== users) return
  const id = options.id ?? `${++count}`
  const libraryId = onScreen.get(id) ?? `${id} ${++count}`
  onScreen.set(id, libraryId)
  const leave = () => {
    if (onScreen.get(id) === libraryId) onScreen.delete(id)
  }
  const place = action?.undoes ? (action.place ?? reserveUndo()) : null
  const shown = action && {
    label: action.label,
    onClick: () => (place?.release(), leaveToast(), leave(), action.onClick()),
  }
  // A replacing toast inherits nothing.
  const fresh = { description: undefined, onAutoClose: leave, onDismiss: leave }
  sonner[kind](message, { ...fresh, ...options, id: libraryId, action: shown })
  places.get(id)?.release()
  places.delete(id)
  if (!action || !place) return
  places.set(id, place)
  const undo = () => (leave(), sonner.dismiss(libraryId), action.onClick())
  const until = action.undoes === 'later' ? Infinity : Date.now() + duration
  place.offer(undo, until, action.undoes === 'final')
}

async function dismiss(id: string): Promise<void> {
  const { toast: sonner } = await import('sonner')
  const libraryId = onScreen.get(id)
  onScreen.delete(id)
  if (libraryId) sonner.dismiss(libraryId)
}

/** How many users have left this tab: their toasts carry names, and the actions would run as the next user. */
let users = 0
let userId = session.get().user?.id

session.watch(() => {
  const before = userId
  userId = session.get().user?.id
  if (!before || userId === before) return
  users++
  actionsUntil = 0
  forgetUndos()
  places.clear()
  for (const id of onScreen.keys()) void dismiss(id)
})

let count = 0

/**
 * The library's id of each toast. One that is leaving isn't here, because the library would remove its replacement with
 * it: after Undo, the result would be gone in 0.2 s.
 */
const onScreen = new Map<string, string>()

/** Of the toasts that can be undone. */
const places = new Map<string, UndoPlace>()
