export const profileTabs = ['security', 'notifications', 'billing'] as const

export interface ProfileSearch {
  /** Defaults to Personal Info. */
  tab?: (typeof profileTabs)[number]
}

export function profileSearch(raw: Record<string, unknown>): ProfileSearch {
  const tab = profileTabs.find((one) => one === raw['tab'])
  return tab ? { tab } : {}
}
