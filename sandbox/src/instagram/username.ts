import type { Account } from '../store/accounts.ts'

export function usernameOf(account: Account): string {
  return account.details['username'] ?? account.name.toLowerCase().replace(/[^a-z0-9]+/g, '_')
}
