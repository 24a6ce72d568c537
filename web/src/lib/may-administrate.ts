import { mayAdministrate, type AdministratorPermission } from '@bizamply/contract/administration'
import { useUser } from './session.ts'

/** What an administrator may do; the server refuses the rest anyway. */
export function useMayAdministrate(): (permission: AdministratorPermission) => boolean {
  const { role } = useUser()
  return (permission) => mayAdministrate(role, permission)
}
