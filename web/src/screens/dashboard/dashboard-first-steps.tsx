import { useConnections } from '../../features/connections/queries.ts'
import { useBalance, usePrices } from '../../features/credits/queries.ts'
import { DashboardEmpty } from '../../features/dashboard/sections/dashboard-empty.tsx'
import { useMay } from '../../lib/brand-context.tsx'

/** The first steps, with their status from connections and credits. */
export function DashboardFirstSteps() {
  const may = useMay()
  const connections = useConnections().data?.connections
  const available = useBalance().data?.availableCredits
  const prices = usePrices()
  return (
    <DashboardEmpty
      connections={connections}
      mayConnect={may('connections.manage')}
      mayWrite={may('replies.write')}
      available={available}
      prices={prices}
    />
  )
}
