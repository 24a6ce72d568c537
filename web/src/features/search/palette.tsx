import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { LoaderCircle, Search } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Actions } from './actions.tsx'
import { SearchResults } from './search-results.tsx'
import { listStyle } from './item-style.ts'
import type { PaletteCommand, PalettePage } from './palette-page.ts'
import { useSearchResults } from './queries.ts'

export interface PaletteProps {
  pages: readonly PalettePage[]
  commands: readonly PaletteCommand[]
  onClose: () => void
}

/** Commands, pages, then search results of the brand; without a query it shows suggestions. */
export function Palette({ pages, commands, onClose }: PaletteProps) {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { query, isBehind } = useSearchResults(typed)
  const searches = typed.trim() !== ''
  const looking = searches && (query.isFetching || isBehind)
  const failed = searches && query.error !== null
  const isLeaving = useRef(false)
  const opener = useRef<Element | null>(null)
  const leave = (): void => {
    isLeaving.current = true
    onClose()
  }
  const go = (href: string): void => {
    leave()
    void navigate({ href })
  }
  // In an address made by hand, what looks like a number would be one.
  const goToAll = (): void => {
    leave()
    void navigate({ to: '/responses', search: { status: 'all', search: typed.trim() } })
  }
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          className={frame}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const { current } = opener
            // What had the focus may be gone with its page.
            const isThere = !isLeaving.current && current instanceof HTMLElement && current.isConnected
            const target = isThere && current !== document.body ? current : document.getElementById('content')
            target?.focus({ preventScroll: true })
          }}
        >
          <Radix.Title className="sr-only">{t('title')}</Radix.Title>
          <Command label={t('title')} loop shouldFilter={false} className="flex min-h-0 flex-col">
            <div className="flex items-center gap-2.5 border-b border-line px-4">
              {looking ? (
                <LoaderCircle aria-hidden="true" size={16} className="shrink-0 animate-spin text-ink-3" />
              ) : (
                <Search aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
              )}
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                maxLength={200}
                placeholder={t('placeholder')}
                className="h-12 min-w-0 flex-1 bg-transparent text-ellipsis text-base text-ink outline-none placeholder:text-ink-3 coarse:text-lg"
              />
            </div>
            <Command.List className={listStyle} label={t('results')}>
              {!failed && (
                <Command.Empty className="px-4 py-8 text-center text-sm text-ink-2">
                  {looking ? t('looking') : t('nothing')}
                </Command.Empty>
              )}
              <Actions typed={typed} pages={pages} commands={commands} go={go} onClose={onClose} />
              {searches && <SearchResults typed={typed} query={query} go={go} goToAll={goToAll} />}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const frame =
  'fixed inset-x-3 top-[12dvh] z-50 mx-auto flex max-h-[70dvh] max-w-160 flex-col overflow-hidden rounded-xl bg-raised ' +
  'text-ink shadow-3 outline-none animate-popup'
