/** Whom an ask is about; kept sealed, and destroyed as soon as it is answered. */
export interface Subject {
  /** In lower case. */
  email: string | null
  /** As the shop wrote it. */
  phone: string | null
}

export const bindOfRequest = (companyId: string, id: string): string => `privacy:${companyId}:${id}`
