import { ActivityDialog } from '../../features/customers/activity/activity-dialog.tsx'
import { AddCreditsDialog } from '../../features/customers/add-credits-dialog.tsx'
import { ConnectionsDialog } from '../../features/customers/connections/connections-dialog.tsx'
import { DetailsDialog } from '../../features/customers/details/details-dialog.tsx'
import { EditDialog } from '../../features/customers/edit/edit-dialog.tsx'
import { ModelDialog } from '../../features/customers/model/model-dialog.tsx'
import { FeaturesDialog } from '../../features/customers/plan/features-dialog.tsx'
import { PlanDialog } from '../../features/customers/plan/plan-dialog.tsx'
import { StatusDialog } from '../../features/customers/status-dialog.tsx'
import { HistoryDialog } from '../../features/customers/transactions/history-dialog.tsx'
import { ViewDialog } from '../../features/support-access/view-dialog.tsx'
import type { CustomerAction, useActions } from '../../features/customers/use-actions.ts'

export interface CustomersDialogsProps {
  actions: ReturnType<typeof useActions>
  requested: CustomerAction
}

export function CustomersDialogs({ actions, requested: { what, customer } }: CustomersDialogsProps) {
  const { ask, close } = actions
  const props = { customer, onClose: close }
  if (what === 'details') return <DetailsDialog {...props} onAction={ask} />
  if (what === 'edit') return <EditDialog {...props} />
  if (what === 'credits') return <AddCreditsDialog {...props} />
  if (what === 'transactions') return <HistoryDialog {...props} />
  if (what === 'connections') return <ConnectionsDialog {...props} />
  if (what === 'activity') return <ActivityDialog {...props} onAction={ask} />
  if (what === 'plan') return <PlanDialog {...props} />
  if (what === 'features') return <FeaturesDialog {...props} />
  if (what === 'model') return <ModelDialog {...props} />
  if (what === 'view') return <ViewDialog {...props} />
  return <StatusDialog what={what} {...props} />
}
