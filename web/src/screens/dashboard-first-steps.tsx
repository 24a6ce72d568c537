import { useConnections } from '../features/connections/queries.ts'
import { useBalance, usePrices } from '../features/credits/queries.ts'
import { DashboardEmpty } from '../features/dashboard/sections/dashboard-empty.tsx'
import { useUser } from '../lib/session.ts'

/** The first steps, with what connections and credits say of them. */
export function DashboardFirstSteps() {
  const { memberRole } = useUser()
  const connections = useConnections().data?.connections
  const available = useBalance().data?.availableCredits
  const prices = usePrices()
  return (
    <DashboardEmpty
      connections={connections}
      mayConnect={memberRole === 'admin'}
      mayWrite={memberRole === 'admin' || memberRole === 'editor'}
      available={available}
      prices={prices}
    />
  )
}
