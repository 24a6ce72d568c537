import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from './icon-button.tsx'

export interface SidePanelProps {
  title: ReactNode
  description?: ReactNode
  /** Left of the close button. */
  controls?: ReactNode
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A full-height panel on the right; a bottom sheet on a phone. */
export function SidePanel({ title, description, controls, footer, onClose, children }: SidePanelProps) {
  const t = useTranslations('shared')
  const opener = useRef<Element | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <Radix.Content
          ref={panel}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement
            panel.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
          }}
          className={`${sheet} ${side}`}
        >
          <header className="flex items-start gap-3 border-b border-line px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1">
              <Radix.Title className="truncate text-base font-semibold text-ink">{title}</Radix.Title>
              {description && <Radix.Description className="text-xs text-ink-3">{description}</Radix.Description>}
            </div>
            {controls}
            <Radix.Close asChild>
              <IconButton label={t('close')} icon={<X size={16} />} size="sm" tooltip={false} />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          {footer && <footer className="border-t border-line px-4 py-3 sm:px-5">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const sheet =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[94dvh] animate-sheet flex-col rounded-t-xl bg-surface ' +
  'pb-[env(safe-area-inset-bottom)] text-ink shadow-3 outline-none dark:bg-surface-2'
const side =
  'sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[min(560px,calc(100vw-48px))] sm:animate-panel sm:rounded-none'
