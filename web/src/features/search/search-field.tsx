import { Search } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { isApple } from '../../lib/is-apple.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Kbd } from '../../ui/kbd.tsx'
import type { PaletteCommand, PalettePage } from './palette-page.ts'
import { fetchEarly } from '../../lib/fetch-early.ts'

const load = () => import('./palette.tsx')
const Palette = lazyPart(() => load().then((it) => ({ default: it.Palette })))

export interface SearchFieldProps {
  pages: readonly PalettePage[]
  commands: readonly PaletteCommand[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Looks like a search field and opens the palette; Ctrl-K or Cmd-K opens it from anywhere. */
export function SearchField({ open, onOpenChange, ...palette }: SearchFieldProps) {
  const t = useTranslations('search')
  const show = useEffectEvent(() => onOpenChange(true))
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      show()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        className={look}
        onPointerEnter={() => fetchEarly(load)}
        onFocus={() => fetchEarly(load)}
        onClick={() => onOpenChange(true)}
      >
        <Search aria-hidden="true" size={16} className="shrink-0" />
        <span className="truncate max-sm:sr-only">{t('open')}</span>
        <span aria-hidden="true" className="ml-auto flex gap-1 max-md:hidden coarse:hidden @max-[14rem]:hidden">
          <Kbd>{isApple() ? '⌘' : 'Ctrl'}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      {open && (
        <Suspense>
          <Palette {...palette} onClose={() => onOpenChange(false)} />
        </Suspense>
      )}
    </>
  )
}

const look =
  '@container flex h-8 min-w-0 items-center gap-2 rounded-sm text-sm text-ink-3 transition-colors duration-100 hover:text-ink-2 ' +
  'max-sm:w-8 max-sm:justify-center max-sm:coarse:w-10 coarse:h-10 sm:w-full sm:max-w-100 sm:border sm:border-line sm:bg-surface sm:px-2.5'
