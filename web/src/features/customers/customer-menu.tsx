import type { Customer } from '@bizamply/contract/customer-details'
import {
  Ban,
  CircleOff,
  CirclePlus,
  CreditCard,
  Eye,
  MonitorSmartphone,
  MoreHorizontal,
  Pencil,
  Plug,
  Receipt,
  RotateCcw,
  ToggleRight,
  ScrollText,
  Sparkles,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMayAdministrate } from '../../lib/may-administrate.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { nameOf } from './name-of.ts'
import type { CustomerAction } from './use-actions.ts'

export interface CustomerMenuProps {
  customer: Customer
  onAction: (action: CustomerAction) => void
}

/** Active customers can be banned, all others activated; any customer can be deactivated. */
export function CustomerMenu({ customer, onAction }: CustomerMenuProps) {
  const t = useTranslations('customers')
  const may = useMayAdministrate()
  const icon = { 'aria-hidden': true, size: 16 } as const
  const ask = (what: CustomerAction['what']) => () => onAction({ what, customer })
  return (
    <Menu>
      <MenuTrigger>
        <IconButton size="sm" label={t('menu', { name: nameOf(customer) })} icon={<MoreHorizontal size={16} />} />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem icon={<Eye {...icon} />} onSelect={ask('details')}>
          {t('viewDetails')}
        </MenuItem>
        {may('customers.manage') && (
          <MenuItem icon={<Pencil {...icon} />} onSelect={ask('edit')}>
            {t('edit')}
          </MenuItem>
        )}
        {may('credits.manage') && (
          <MenuItem icon={<CirclePlus {...icon} />} onSelect={ask('credits')}>
            {t('addCredits')}
          </MenuItem>
        )}
        <MenuItem icon={<Receipt {...icon} />} onSelect={ask('transactions')}>
          {t('viewTransactions')}
        </MenuItem>
        <MenuItem icon={<Plug {...icon} />} onSelect={ask('connections')}>
          {t('manageConnectionsItem')}
        </MenuItem>
        <MenuItem icon={<ScrollText {...icon} />} onSelect={ask('activity')}>
          {t('viewActivityItem')}
        </MenuItem>
        {may('customers.manage') && (
          <MenuItem icon={<CreditCard {...icon} />} onSelect={ask('plan')}>
            {t('changePlan')}
          </MenuItem>
        )}
        <MenuItem icon={<ToggleRight {...icon} />} onSelect={ask('features')}>
          {t('features')}
        </MenuItem>
        <MenuItem icon={<Sparkles {...icon} />} onSelect={ask('model')}>
          {t('model')}
        </MenuItem>
        {may('customers.view-as') && !customer.isInvited && (
          <MenuItem icon={<MonitorSmartphone {...icon} />} onSelect={ask('view')}>
            {t('viewAs')}
          </MenuItem>
        )}
        {may('customers.manage') && <StatusItems customer={customer} ask={ask} />}
      </MenuContent>
    </Menu>
  )
}

function StatusItems({ customer, ask }: { customer: Customer; ask: (what: CustomerAction['what']) => () => void }) {
  const t = useTranslations('customers')
  const icon = { 'aria-hidden': true, size: 16 } as const
  return (
    <>
      <MenuSeparator />
      {customer.status === 'active' ? (
        <MenuItem tone="danger" icon={<Ban {...icon} />} onSelect={ask('ban')}>
          {t('ban')}
        </MenuItem>
      ) : (
        <MenuItem icon={<RotateCcw {...icon} />} onSelect={ask('activate')}>
          {t('activate')}
        </MenuItem>
      )}
      <MenuItem tone="danger" icon={<CircleOff {...icon} />} onSelect={ask('deactivate')}>
        {t('deactivate')}
      </MenuItem>
    </>
  )
}
