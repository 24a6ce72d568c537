import { muteSpans } from '@bizamply/contract/alert-rules'
import type { Alert } from '@bizamply/contract/alerts'
import { Link, useNavigate } from '@tanstack/react-router'
import { BellOff, FolderPlus, MessagesSquare, MoreHorizontal, UserRoundPlus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useAlertWords } from './alert-words.ts'
import { listsOf } from './change-lists.ts'
import type { AlertActions } from './use-alert-actions.ts'

export interface AlertToolsProps {
  alert: Alert
  mayWrite: boolean
  actions: AlertActions
  onAssign: (alert: Alert) => void
  /** Undefined if projects aren’t available. */
  onStartProject?: ((alert: Alert) => void) | undefined
}

/** Actions of an alert. Read-only members can only open its reviews. */
export function AlertTools({ alert, mayWrite, actions, onAssign, onStartProject }: AlertToolsProps) {
  const t = useTranslations('alerts')
  const words = useAlertWords()
  const { busy, acknowledge, reopen, unmute } = actions
  const isBusy = busy.has(alert.id)
  const label = t('more', { product: alert.product.name, change: words.headline(alert) })
  const icon = { 'aria-hidden': true, size: 16 } as const
  return (
    <>
      <Link to="/responses" search={listsOf(alert).now} className={`${textLink} text-xs max-sm:hidden`}>
        {t('openReviews')}
      </Link>
      {mayWrite && alert.mute && (
        <Button size="sm" busy={isBusy} onClick={() => void unmute(alert)}>
          {t('unmute')}
        </Button>
      )}
      {mayWrite && !alert.mute && (
        <Button
          size="sm"
          busy={isBusy}
          onClick={() => void (alert.state === 'open' ? acknowledge(alert) : reopen(alert))}
        >
          {t(alert.state === 'open' ? 'acknowledge' : 'reopen')}
        </Button>
      )}
      {mayWrite && (
        <Menu>
          <MenuTrigger>
            <IconButton size="sm" label={label} icon={<MoreHorizontal size={16} />} />
          </MenuTrigger>
          <MenuContent align="end">
            <MenuItem icon={<UserRoundPlus {...icon} />} onSelect={() => onAssign(alert)}>
              {t('assign')}
            </MenuItem>
            {onStartProject && !alert.projectId && (
              <MenuItem icon={<FolderPlus {...icon} />} onSelect={() => onStartProject(alert)}>
                {t('startProject')}
              </MenuItem>
            )}
            <ReviewsItem alert={alert} />
            {!alert.mute && <MuteItems alert={alert} mute={actions.mute} />}
          </MenuContent>
        </Menu>
      )}
    </>
  )
}

/** Shown in the menu on phones, where the row has no space for the link. */
function ReviewsItem({ alert }: { alert: Alert }) {
  const t = useTranslations('alerts')
  const navigate = useNavigate()
  return (
    <MenuItem
      icon={<MessagesSquare aria-hidden="true" size={16} />}
      className="sm:hidden"
      onSelect={() => void navigate({ to: '/responses', search: listsOf(alert).now })}
    >
      {t('openReviews')}
    </MenuItem>
  )
}

function MuteItems({ alert, mute }: { alert: Alert; mute: AlertActions['mute'] }) {
  const t = useTranslations('alerts')
  const icon = { 'aria-hidden': true, size: 16 } as const
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{t('muteFor')}</MenuLabel>
      {muteSpans.map((span) => (
        <MenuItem key={span} icon={<BellOff {...icon} />} onSelect={() => void mute(alert, span)}>
          {t(`mute.${span}`)}
        </MenuItem>
      ))}
    </>
  )
}
