import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { useTranslations } from 'use-intl'
import { useMedia } from '../lib/media.ts'
import { toastsRequested } from './toast.ts'
import { toastLift } from './use-toast-lift.ts'

const lift = `var(${toastLift}, 0px)`

export function ToastViewport() {
  const t = useTranslations('shared')
  const phone = useMedia('(max-width: 639px)')
  useEffect(() => toastsRequested.ready(), [])
  return (
    <Toaster
      position={phone ? 'bottom-center' : 'bottom-right'}
      visibleToasts={3}
      expand
      gap={8}
      // Above the page and its scrim, below dialogs: toasts would cover the buttons of a bottom
      // sheet.
      style={{ zIndex: 45 }}
      offset={{ bottom: `calc(16px + ${lift})`, right: 16 }}
      mobileOffset={{ bottom: `calc(12px + ${lift})`, left: 12, right: 12 }}
      closeButton
      containerAriaLabel={t('notifications')}
      icons={icons}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: t('closeToast'), classNames }}
    />
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
    'group pointer-events-auto relative flex w-full items-start gap-2.5 rounded-lg bg-raised py-3 pr-10 pl-3 font-sans text-sm text-ink shadow-2 sm:w-[356px]',
  content: 'min-w-0 flex-1',
  icon: 'mt-0.5 shrink-0',
  title: 'font-medium text-pretty',
  description: 'text-xs text-ink-2',
  actionButton:
    'h-7 shrink-0 self-center rounded-sm border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink hover:bg-surface-2 coarse:h-9',
  closeButton:
    'absolute top-2 right-2 grid size-6 place-items-center rounded-sm text-ink-3 hover:bg-surface-3 hover:text-ink [&>svg]:size-3.5',
}
