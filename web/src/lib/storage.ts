/** All keys that the console stores in the browser. */
export const keys = {
  token: 'auth_token',
  brandLocal: 'selectedBrandId',
  brandSession: 'BrandID',
  /** The last brand list, in case it fails to load. */
  brands: 'brands',
  shopDetails: 'shopify_details',
  /** Input of /signup, without the password. */
  signUpDraft: 'sign_up_draft',
  /** The address to verify and when its code expires. */
  codeSent: 'code_sent',
  onboardingStep: 'onboarding_step',
  onboardingCompleted: 'onboarding_completed',
  skipOnboarding: 'skip_onboarding',
  theme: 'theme',
  density: 'density',
  /** The last date, number, and timezone settings. */
  formats: 'formats',
  sidebar: 'sidebar',
  /** Links of the sidebar whose pages are collapsed. */
  closedGroups: 'closed_groups',
  autoRefresh: 'autoRefresh',
  /** How many lines the dashboard’s first panel had, for its skeleton. */
  attentionLines: 'attention_lines',
  /** The width of the window, and the panel’s height in it. */
  attentionHeight: 'attention_height',
  /** The open tab of the pane next to a review, and the width of the list. */
  paneTab: 'pane_tab',
  listWidth: 'list_width',
  /** Unsaved text of replies, by comment, kept across a reload. */
  ownReply: 'own_reply',
  /** Where pages were scrolled to, by entry of the browser’s history, kept across a reload. */
  scrolled: 'scrolled',
} as const

export type Place = 'local' | 'session'

/** Browser storage may be full, blocked, or missing: then nothing is stored and nothing fails. */
export const storage = {
  get: (place: Place, key: string): string | null => attempt(() => area(place).getItem(key)) ?? null,
  set: (place: Place, key: string, value: string) => void attempt(() => area(place).setItem(key, value)),
  remove: (place: Place, key: string) => void attempt(() => area(place).removeItem(key)),
  /** All data of a user; theme and sidebar state belong to the browser. */
  clearUser: () => {
    for (const key of ofUser) {
      storage.remove('local', key)
      storage.remove('session', key)
    }
  },
}

const ofUser = [
  keys.token,
  keys.brandLocal,
  keys.brandSession,
  keys.brands,
  keys.shopDetails,
  keys.codeSent,
  keys.scrolled,
  keys.onboardingStep,
  keys.onboardingCompleted,
  keys.skipOnboarding,
  keys.formats,
]

const area = (place: Place): Storage => (place === 'local' ? window.localStorage : window.sessionStorage)

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
