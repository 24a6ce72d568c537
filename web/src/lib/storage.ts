/** Everything that the console keeps in the browser. */
export const keys = {
  token: 'auth_token',
  brandLocal: 'selectedBrandId',
  brandSession: 'BrandID',
  /** The brands as they were last read, for when they cannot be. */
  brands: 'brands',
  shopDetails: 'shopify_details',
  /** What was typed on /signup, never the password. */
  signUpDraft: 'sign_up_draft',
  /** The address to verify and until when its code lives. */
  codeSent: 'code_sent',
  onboardingStep: 'onboarding_step',
  onboardingCompleted: 'onboarding_completed',
  skipOnboarding: 'skip_onboarding',
  theme: 'theme',
  density: 'density',
  /** Dates, numbers and the timezone as they were last shown. */
  formats: 'formats',
  sidebar: 'sidebar',
  autoRefresh: 'autoRefresh',
  /** The bulk job whose end was read. */
  bulkRead: 'bulk_read',
} as const

export type Place = 'local' | 'session'

/** Browser storage that may be full, forbidden or absent: then nothing is kept and nothing breaks. */
export const storage = {
  get: (place: Place, key: string): string | null => attempt(() => area(place).getItem(key)) ?? null,
  set: (place: Place, key: string, value: string) => void attempt(() => area(place).setItem(key, value)),
  remove: (place: Place, key: string) => void attempt(() => area(place).removeItem(key)),
  /** All that belongs to a user; the theme and the sidebar belong to the browser. */
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
