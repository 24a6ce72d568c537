import { mayAdministrate, type AdministratorPermission } from '@bizamply/contract/administration'
import { useUser } from './session.ts'

/** Permissions of an administrator; the server enforces them anyway. */
export function useMayAdministrate(): (permission: AdministratorPermission) => boolean {
  const { role } = useUser()
  return (permission) => mayAdministrate(role, permission)
}
