import type { Customer } from '@bizamply/contract/customer-details'

/** Spec 3 section 2: without a name the address up to its @; of a company where nobody works, its own. */
export function nameOf({ firstName, lastName, Email, companyName }: Customer): string {
  const name = `${firstName} ${lastName}`.trim()
  return name || (Email?.split('@')[0] ?? companyName)
}
