/** The person of a privacy request; stored encrypted, and deleted once completed. */
export interface Subject {
  /** In lower case. */
  email: string | null
  /** As the shop sent it. */
  phone: string | null
}

export const bindOfRequest = (companyId: string, id: string): string => `privacy:${companyId}:${id}`
