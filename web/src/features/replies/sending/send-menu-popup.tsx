import { creditsFor } from '@bizamply/contract/prices'
import { MessageCircle, Phone } from 'lucide-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../../ui/menu-button.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { useChannels } from './channels.ts'
import { SendMenuContext } from './send-menu-context.ts'

export function SendMenuPopup(popup: MenuPopupProps) {
  const given = use(SendMenuContext)
  return given && <Entries {...popup} given={given} />
}

function Entries({
  given,
  ...popup
}: MenuPopupProps & { given: NonNullable<React.ContextType<typeof SendMenuContext>> }) {
  const t = useTranslations('replies')
  const { comment, means, platform, refusal, off, onBoth, onPhone } = given
  const channels = useChannels(comment, true)
  const why =
    refusal || (channels ? (channels.whatsapp.ok ? '' : (channels.whatsapp.reason ?? '')) : t('whatsappAsking'))
  const price = means.prices && t('credits', { count: creditsFor(means.prices, 'send', 'both') })
  return (
    <AnchoredMenu {...popup} label={t('moreSending')} className="max-w-[min(360px,calc(100vw-16px))]">
      <MenuItem icon={<MessageCircle size={16} />} shortcut={price} disabled={off || why !== ''} onSelect={onBoth}>
        {t('sendBoth', { platform })}
      </MenuItem>
      {why && <p className="px-2 pb-2 pl-8.5 text-xs text-pretty text-ink-3">{why}</p>}
      {channels && (channels.whatsapp.phone || !channels.whatsapp.ok) && (
        <MenuItem icon={<Phone size={16} />} onSelect={() => onPhone(channels.whatsapp)}>
          {t(channels.whatsapp.phone ? 'editPhone' : 'addPhone')}
        </MenuItem>
      )}
    </AnchoredMenu>
  )
}
