import type { Customer } from '@bizamply/contract/customer-details'

/** Falls back to the part of the email before the @, then to the company’s name. */
export function nameOf({ firstName, lastName, Email, companyName }: Customer): string {
  const name = `${firstName} ${lastName}`.trim()
  return name || (Email?.split('@')[0] ?? companyName)
}
