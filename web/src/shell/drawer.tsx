import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { useTranslations } from 'use-intl'
import { BrandMark } from '../ui/brand-mark.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Sidebar } from './sidebar.tsx'

/** The sidebar below 1024 px. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const shared = useTranslations('shared')
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim lg:hidden" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(280px,calc(100vw-48px))] animate-drawer flex-col bg-canvas pb-[env(safe-area-inset-bottom)] shadow-3 outline-none lg:hidden"
        >
          <header className="flex h-13 items-center gap-2.5 pr-3 pl-4">
            <BrandMark size={24} />
            <Radix.Title className="flex-1 text-base font-semibold">{shared('product')}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={shared('close')} icon={<X size={16} />} tooltip={false} />
            </Radix.Close>
          </header>
          <Sidebar onNavigate={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
