import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { Toaster } from 'sonner'
import { useTranslations } from 'use-intl'
import { useMedia } from '../lib/media.ts'
import { toastsRequested } from './toast.ts'
import { TOAST_WIDTH_PX, toastRight, toastWidth } from './use-toast-column.ts'
import { toastLift } from './use-toast-lift.ts'
import { SHOWN_TOASTS, useToastRoom } from './use-toast-room.ts'

const lift = `var(${toastLift}, 0px)`
const width = `var(${toastWidth}, ${TOAST_WIDTH_PX}px)`

/** The newest toast, and the edges of those behind it, which show when pointed at. */
export function ToastViewport() {
  const t = useTranslations('shared')
  const phone = useMedia('(max-width: 639px)')
  const box = useToastRoom()
  useEffect(() => toastsRequested.ready(), [])
  return createPortal(
    <div ref={box}>
      <Toaster
        position={phone ? 'bottom-center' : 'bottom-right'}
        visibleToasts={SHOWN_TOASTS}
        gap={8}
        // Above the page and its scrim, below dialogs: toasts would cover the buttons of a bottom
        // sheet.
        style={{ zIndex: 45, '--width': width } as CSSProperties}
        offset={{ bottom: `calc(16px + ${lift})`, right: `var(${toastRight}, 16px)` }}
        mobileOffset={{ bottom: `calc(12px + ${lift})`, left: 12, right: 12 }}
        closeButton
        containerAriaLabel={t('notifications')}
        icons={icons}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: t('closeToast'), classNames }}
      />
    </div>,
    // Beside the page, which a dialog or a review on a phone hides from screen readers.
    document.body,
  )
}

const icons = {
  success: <CircleCheck size={16} className="text-sent-ink" />,
  info: <Info size={16} className="text-accent-ink" />,
  warning: <TriangleAlert size={16} className="text-pending-ink" />,
  error: <CircleAlert size={16} className="text-danger-ink" />,
}

const classNames = {
  toast:
    'group pointer-events-auto relative flex w-full items-start gap-2.5 rounded-lg bg-raised py-3 pr-10 pl-3 font-sans text-sm text-ink shadow-2 ' +
    '[&[data-front=false][data-expanded=false]>*]:invisible',
  content: 'min-w-0 flex-1',
  icon: 'mt-0.5 shrink-0',
  title: 'font-medium text-pretty',
  description: 'text-xs text-ink-2',
  actionButton:
    'h-7 shrink-0 self-center rounded-sm border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink hover:bg-surface-2 coarse:h-9',
  closeButton:
    'absolute top-2 right-2 grid size-6 place-items-center rounded-sm text-ink-3 hover:bg-surface-3 hover:text-ink [&>svg]:size-3.5',
}
