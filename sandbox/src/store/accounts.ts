/** A shop, page, profile, phone number or property, with its platform's id. */
export interface Account {
  platform: string
  account: string
  name: string
  /** The demo brand that it belongs to; null if a test opened it. */
  brand: string | null
  /** Platform-specific fields, such as `username`, `phone`, `business`. */
  details: Record<string, string>
}

export interface Accounts {
  /** Adds an account, or replaces it if the id exists. */
  put(account: Account): void
  find(platform: string, account: string): Account | null
  of(platform: string): Account[]
  all(): Account[]
}

export function createAccounts(): Accounts {
  const accounts = new Map<string, Account>()
  const keyOf = (platform: string, account: string) => `${platform} ${account}`
  return {
    put: (account) => {
      accounts.set(keyOf(account.platform, account.account), account)
    },
    find: (platform, account) => accounts.get(keyOf(platform, account)) ?? null,
    of: (platform) => [...accounts.values()].filter((account) => account.platform === platform),
    all: () => [...accounts.values()],
  }
}
