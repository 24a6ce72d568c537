import * as Radix from 'radix-ui/dialog'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export interface PanePageProps {
  /** The comment that it shows. */
  commentId: string
  /** A place above the review, for what the list shows otherwise. */
  onTop: (top: HTMLElement | null) => void
  onClose: () => void
  children: ReactNode
}

/** The review as a page above everything else. Back returns to the same row. */
export function PanePage({ commentId, onTop, onClose, children }: PanePageProps) {
  const t = useTranslations('triage')
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(commentId)
  useEffect(() => {
    last.current = commentId
  }, [commentId])
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={page}
          aria-describedby={undefined}
          // The keys of the list apply to it, as they do in the pane.
          data-review-page
          className="fixed inset-0 z-40 flex flex-col bg-surface text-ink outline-none"
          // The page covers everything, so only toasts can be outside it.
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            page.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const row = document.querySelector(`[data-comment="${CSS.escape(last.current)}"] h2 button`)
            if (row instanceof HTMLElement) row.focus({ preventScroll: true })
          }}
        >
          <Radix.Title className="sr-only">{t('detail')}</Radix.Title>
          <div ref={onTop} className="shrink-0 empty:hidden" />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
