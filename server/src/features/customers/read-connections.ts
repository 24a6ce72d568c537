import type { ConnectionList } from '@bizamply/contract/connections'
import type { Actor, Services } from '../../context.ts'
import { listCompanyConnections } from '../connections/index.ts'
import { companyOf } from './company-of.ts'

/** Connections of all of a customer's brands; `userEmail` is the administrator's. */
export const readCustomerConnections = async (
  services: Services,
  administrator: Actor,
  id: string,
): Promise<ConnectionList> => listCompanyConnections(await companyOf(services, administrator, id))
