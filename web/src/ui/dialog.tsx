import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { focusFormField } from './focus-field.ts'
import { IconButton } from './icon-button.tsx'
import { touchTarget } from './touch-target.ts'

export const Dialog = Radix.Root

export function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close asChild {...props} />
}

/** If a menu item opened the dialog, the menu's button, because the item is gone when the dialog closes. */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('[role=menu]')
  if (!menu) return active
  const trigger = document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`)
  return trigger?.closest('button') ?? trigger?.parentElement?.querySelector('button') ?? active
}

export interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  title: ReactNode
  description?: ReactNode
  /** Replaces the close button: the footer then needs a way to close. */
  aside?: ReactNode
  /** Width in pixels from 640 up; below that it is a bottom sheet. */
  width?: 480 | 640 | 936
}

export function DialogContent({
  title,
  description,
  aside,
  width = 480,
  children,
  className = '',
  ...rest
}: DialogContentProps) {
  const t = useTranslations('shared')
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
      <Radix.Content
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
        onOpenAutoFocus={(event) => {
          opener.current = openerOf(document.activeElement)
          const focus = rest.onOpenAutoFocus ?? focusFormField
          focus(event)
        }}
        onCloseAutoFocus={(event) => {
          rest.onCloseAutoFocus?.(event)
          if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return
          // Radix restores the focus only to its own trigger, but most of these dialogs are
          // opened by state.
          event.preventDefault()
          // The opener may be a sticky bar's button, whose place in the page is far from where the user is.
          opener.current.focus({ preventScroll: true })
        }}
        className={`${sheet} ${centred} ${widths[width]} ${className}`}
      >
        <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6">
          <div className="min-w-0 flex-1">
            <Radix.Title className="text-lg font-semibold tracking-tight text-ink">{title}</Radix.Title>
            {description && <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>}
          </div>
          {aside ?? (
            <Radix.Close asChild>
              <IconButton
                label={t('close')}
                icon={<X size={16} />}
                size="sm"
                className={`-mt-0.5 -mr-1.5 coarse:-mt-2.5 coarse:-mr-3.5 ${touchTarget}`}
                tooltip={false}
              />
            </Radix.Close>
          )}
        </header>
        <div className="scroll-line min-h-0 flex-1 scroll-pt-4 scroll-pb-18 overflow-y-auto px-5 pt-1 pb-5 has-data-footer:pb-0 sm:px-6">
          {children}
        </div>
      </Radix.Content>
    </Radix.Portal>
  )
}

/** Last in DialogContent: the safe action first, on the right; equal widths on a phone. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer
      data-footer
      className="sticky bottom-0 -mx-5 mt-5 flex gap-2 border-t border-line bg-surface px-5 py-3 max-sm:*:flex-1 sm:-mx-6 sm:justify-end sm:px-6 dark:bg-surface-2"
    >
      {children}
    </footer>
  )
}

const sheet =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-sheet flex-col rounded-t-xl bg-surface pb-[env(safe-area-inset-bottom)] ' +
  'text-ink shadow-3 outline-none dark:bg-surface-2'
const centred =
  'sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-64px)] sm:w-[calc(100vw-48px)] ' +
  'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-popup sm:overflow-hidden sm:rounded-xl'
const widths = { 480: 'sm:max-w-[480px]', 640: 'sm:max-w-[640px]', 936: 'sm:max-w-[936px]' } as const
