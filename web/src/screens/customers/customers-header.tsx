import {
  Download,
  Megaphone,
  MoreHorizontal,
  Plus,
  RefreshCw,
  ShieldUser,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { exportAddress, type CustomerFilters } from '../../features/customers/customer-filters.ts'
import { useRefreshCustomers, type useCustomers } from '../../features/customers/queries.ts'
import { useShownAt } from '../../lib/brand-clock.ts'
import { CallError } from '../../lib/call-error.ts'
import { exportProved } from '../../lib/export-file.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useMayAdministrate } from '../../lib/may-administrate.ts'
import { useMedia } from '../../lib/media.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'

const CreditSettingsDialog = lazyPart(() =>
  import('../../features/customers/settings/settings-dialog.tsx').then((it) => ({ default: it.CreditSettingsDialog })),
)
const AddCustomerDialog = lazyPart(() =>
  import('../../features/customers/edit/add-dialog.tsx').then((it) => ({ default: it.AddCustomerDialog })),
)
const AdministratorsDialog = lazyPart(() =>
  import('../../features/administrators/administrators-dialog.tsx').then((it) => ({
    default: it.AdministratorsDialog,
  })),
)
const AnnouncementsDialog = lazyPart(() =>
  import('../../features/announcements/announcements-dialog.tsx').then((it) => ({ default: it.AnnouncementsDialog })),
)

export interface CustomersHeaderProps {
  filters: CustomerFilters
  list: ReturnType<typeof useCustomers>
}

type Opened = 'settings' | 'add' | 'administrators' | 'announcements'

/** The title, and what concerns all customers. */
export function CustomersHeader({ filters, list }: CustomersHeaderProps) {
  const t = useTranslations('customers')
  const shownAt = useShownAt()
  const refresh = useRefreshCustomers()
  const [opened, setOpened] = useState<Opened | null>(null)
  const narrow = useMedia('(max-width: 1399px)')
  const may = useMayAdministrate()
  const close = () => setOpened(null)
  const actions = useHeaderActions(filters, setOpened)
  return (
    <header className="flex flex-wrap items-center gap-2 px-4 pt-5 pb-4 sm:px-6">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 max-sm:basis-full">
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        <Badge>{t('admin')}</Badge>
        {list.isError && list.data && (
          <p role="status" className="text-xs text-pending-ink tabular-nums">
            {t('stale', { time: shownAt(list.dataUpdatedAt) })}
          </p>
        )}
      </div>
      <IconButton
        label={t('refresh')}
        aria-busy={list.isFetching || undefined}
        icon={<RefreshCw size={16} className={list.isFetching ? 'animate-spin motion-reduce:animate-none' : ''} />}
        onClick={refresh}
      />
      {narrow ? (
        <MoreMenu actions={actions} />
      ) : (
        actions.map((action) => <ActionButton key={action.name} {...action} />)
      )}
      {may('customers.manage') && (
        <Button
          variant="primary"
          className="max-sm:flex-1"
          icon={<Plus aria-hidden="true" size={16} />}
          onClick={() => setOpened('add')}
        >
          {t('addCustomer')}
        </Button>
      )}
      <Suspense>
        {opened === 'settings' && <CreditSettingsDialog onClose={close} />}
        {opened === 'add' && <AddCustomerDialog onClose={close} />}
        {opened === 'announcements' && <AnnouncementsDialog onClose={close} />}
        {opened === 'administrators' && <AdministratorsDialog onClose={close} />}
      </Suspense>
    </header>
  )
}

interface HeaderAction {
  name: string
  icon: LucideIcon
  act: () => void
}

function useHeaderActions(filters: CustomerFilters, open: (what: Opened) => void): HeaderAction[] {
  const t = useTranslations('customers')
  const announcements = useTranslations('announcements')
  const may = useMayAdministrate()
  const save = () => {
    toast.info(t('exportBegun'), { id: 'export' })
    exportProved(exportAddress(filters), (thrown) => {
      toast.error(t('exportFailed'), { id: 'export', description: CallError.from(thrown).message })
    })
  }
  return [
    ...(may('announcements.manage')
      ? [{ name: announcements('open'), icon: Megaphone, act: () => open('announcements') }]
      : []),
    ...(may('administrators.manage')
      ? [{ name: t('administrators'), icon: ShieldUser, act: () => open('administrators') }]
      : []),
    ...(may('prices.manage')
      ? [{ name: t('creditSettings'), icon: SlidersHorizontal, act: () => open('settings') }]
      : []),
    { name: t('export'), icon: Download, act: save },
  ]
}

function ActionButton({ name, icon: Icon, act }: HeaderAction) {
  return (
    <Button icon={<Icon aria-hidden="true" size={16} />} onClick={act}>
      {name}
    </Button>
  )
}

function MoreMenu({ actions }: { actions: readonly HeaderAction[] }) {
  const t = useTranslations('customers')
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label={t('more')} icon={<MoreHorizontal size={16} />} />
      </MenuTrigger>
      <MenuContent align="end">
        {actions.map(({ name, icon: Icon, act }) => (
          <MenuItem key={name} icon={<Icon aria-hidden="true" size={16} />} onSelect={act}>
            {name}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
