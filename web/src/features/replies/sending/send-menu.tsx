import type { Channels } from '@bizamply/contract/sent-replies'
import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { hasPlatform } from '../reply-permissions.ts'
import { SendMenuContext, type SendMenuProps } from './send-menu-context.ts'

const load = () => import('./send-menu-popup.tsx')
const Popup = lazyPart(() => load().then((it) => ({ default: it.SendMenuPopup })))
const PhoneDialog = lazyPart(() => import('./phone-dialog.tsx').then((it) => ({ default: it.PhoneDialog })))

/** Other ways to send: the platform and WhatsApp together, and the phone number that WhatsApp needs. */
export function SendMenu(props: SendMenuProps) {
  const t = useTranslations('replies')
  const [known, setKnown] = useState<Channels['whatsapp'] | null>(null)
  if (!hasPlatform(props.comment)) return null
  return (
    <SendMenuContext value={{ ...props, onPhone: setKnown }}>
      <MenuButton popup={Popup} preload={load} className={`${arrow} ${props.off ? offLook : onLook}`} alignsWithParent>
        <ChevronDown aria-hidden="true" size={16} />
        <span className="sr-only">{t('moreSending')}</span>
      </MenuButton>
      <Suspense>
        {known && <PhoneDialog comment={props.comment} known={known} onClose={() => setKnown(null)} />}
      </Suspense>
    </SendMenuContext>
  )
}

const arrow =
  'grid h-8 w-8 place-items-center rounded-sm rounded-l-none border-l transition-colors duration-100 coarse:h-10 ' +
  'coarse:w-10'
const onLook = 'border-on-accent/30 bg-accent text-on-accent hover:bg-accent-hover'
/** Blocked like Send; the menu says why. */
const offLook = 'border-line-strong bg-surface-3 text-ink-2 hover:text-ink'
