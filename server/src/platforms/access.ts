/** The account and its opened (plain) credentials; never logged, never stored in this form. */
export interface Access {
  account: string
  credentials: Readonly<Record<string, string>>
}
