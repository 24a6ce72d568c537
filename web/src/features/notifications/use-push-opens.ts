import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A pressed push leads the tab that is open already to what it is about. */
export function usePushOpens(): void {
  const router = useRouter()
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    const open = ({ data }: MessageEvent): void => {
      const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown }
      if (type === 'open' && typeof path === 'string' && /^\/(?!\/)/.test(path)) router.history.push(path)
    }
    worker?.addEventListener('message', open)
    return () => worker?.removeEventListener('message', open)
  }, [router])
}
