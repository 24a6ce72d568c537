import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useBrands } from '../../lib/brand-context.tsx'
import { brandOfLink, withoutBrand } from '../../lib/brand-of-link.ts'
import { leaveTo } from '../../lib/leave-to.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useArrivalPulse, useUnread } from './queries.ts'
import { fetchEarly } from '../../lib/fetch-early.ts'
import { useRouter } from '@tanstack/react-router'

const load = () => import('./bell-popup.tsx')
const BellPopup = lazyPart(() => load().then((it) => ({ default: it.BellPopup })))

/** More than nine unread are shown as 9+; a new notification animates the bell for five seconds. */
export function NotificationBell() {
  const t = useTranslations('notifications')
  const { brand } = useBrands()
  const unread = useUnread()
  const beats = useArrivalPulse()
  usePushOpens()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  if (!brand) return null
  const count = unread > 9 ? '9+' : String(unread)
  return (
    <span className="relative inline-grid">
      <IconButton
        ref={anchor}
        label={unread > 0 ? t('bellUnread', { count }) : t('bell')}
        icon={<BellIcon aria-hidden="true" size={16} className={beats ? 'animate-beat' : ''} />}
        tooltip={!open}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={() => fetchEarly(load)}
        onFocus={() => fetchEarly(load)}
        onClick={() => setOpen(!open)}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-0.5 -right-0.5 coarse:top-0.5 coarse:right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[10px] leading-none font-semibold text-on-accent tabular-nums"
        >
          {count}
        </span>
      )}
      <span role="status" className="sr-only">
        {beats ? t('arrived') : ''}
      </span>
      {open && (
        <Suspense>
          <BellPopup anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

/** A click on a push notification opens its page in the tab that is already open. */
function usePushOpens(): void {
  const router = useRouter()
  const { brand, brands } = useBrands()
  const open = useEffectEvent((path: string) => {
    const { search } = new URL(path, window.location.origin)
    const brandId = brandOfLink(search)
    // A full page load: a switch on this screen would drop what the link opens, as it belongs to another brand.
    if (brandId !== brand?.BrandId && brands.some((one) => one.BrandId === brandId)) leaveTo(path)
    else router.history.push(withoutBrand(path))
  })
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    const hear = ({ data, ports }: MessageEvent): void => {
      const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown }
      if (type !== 'open' || typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return
      // Otherwise the worker opens it in another tab.
      ports[0]?.postMessage('opened')
      open(path)
    }
    worker?.addEventListener('message', hear)
    return () => worker?.removeEventListener('message', hear)
  }, [])
}
