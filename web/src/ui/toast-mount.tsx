import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { toastsRequested } from './toast.ts'

const Viewport = lazyPart(() => import('./toast-viewport.tsx').then((it) => ({ default: it.ToastViewport })))

/** Mount once per page. */
export function ToastMount() {
  const requested = useSyncExternalStore(toastsRequested.watch, toastsRequested.get)
  if (!requested) return null
  return (
    <Suspense>
      <Viewport />
    </Suspense>
  )
}
