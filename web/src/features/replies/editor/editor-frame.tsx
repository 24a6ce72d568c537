import * as Radix from 'radix-ui/dialog'
import { useRef, type ReactNode } from 'react'

export interface EditorFrameProps {
  /** Called by Escape or a press outside. */
  onLeave: () => void
  /** `next`: with Shift, opens the next review. */
  onSend: (next: boolean) => void
  /** Sets the cursor when the dialog opens. */
  onReady: () => void
  children: ReactNode
}

/** A dialog of 936 x 720 pixels; on a phone a full-screen sheet. */
export function EditorFrame({ onLeave, onSend, onReady, children }: EditorFrameProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onLeave()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <Radix.Content
          className={look}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            event.preventDefault()
            onReady()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // After “Send and next”, the row of the next review has it.
            if (!document.activeElement?.closest('article')) returnFocus(opener.current)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            if (!event.repeat) onSend(event.shiftKey)
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The composer's button is replaced while the editor is open, and focus may have moved to the row. */
function returnFocus(opener: Element | null): void {
  const isGone = !opener?.isConnected || opener === document.body || opener.matches('article')
  if (!isGone && opener instanceof HTMLElement) return opener.focus()
  const focusButton = () => {
    const button = document.querySelector<HTMLElement>('[data-opens-editor]')
    button?.focus({ preventScroll: true })
    return button !== null
  }
  if (focusButton()) return
  if (opener instanceof HTMLElement) opener.focus()
  requestAnimationFrame(focusButton)
}

const look =
  'fixed inset-0 z-50 flex animate-sheet flex-col bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-3 outline-none ' +
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:h-[min(720px,calc(100dvh-48px))] sm:w-[min(936px,calc(100vw-48px))] ' +
  'sm:[@media(max-height:559px)]:h-[calc(100dvh-16px)] ' +
  'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-popup sm:overflow-hidden sm:rounded-xl dark:bg-surface'
