export const settingsTabs = ['notifications', 'appearance', 'advanced', 'credits'] as const

export interface SettingsSearch {
  /** Without it: the account. */
  tab?: (typeof settingsTabs)[number]
}

export function settingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const tab = settingsTabs.find((one) => one === raw['tab'])
  return tab ? { tab } : {}
}
