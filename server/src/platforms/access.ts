/** The account and its decrypted credentials. Never logged, never stored in this form. */
export interface Access {
  account: string
  credentials: Readonly<Record<string, string>>
}
