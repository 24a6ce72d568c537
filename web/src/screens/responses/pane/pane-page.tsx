import * as Radix from 'radix-ui/dialog'
import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The review as a page above everything else. Back returns to the same row. */
export function PanePage({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTranslations('triage')
  const page = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={page}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 flex flex-col bg-surface text-ink outline-none"
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement
            page.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
          }}
        >
          <Radix.Title className="sr-only">{t('detail')}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
