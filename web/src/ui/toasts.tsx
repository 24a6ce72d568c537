import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { toastsWanted } from './toast.ts'

const Viewport = lazyPart(() => import('./toast-viewport.tsx').then((it) => ({ default: it.ToastViewport })))

/** Stands once in the page. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastsWanted.watch, toastsWanted.get)
  if (!wanted) return null
  return (
    <Suspense>
      <Viewport />
    </Suspense>
  )
}
