// Owns personal settings, messages to support, and the usage counts of screens.
// Doesn't own a brand's voice (brands) or the effect of the settings: the code that reads them does.
export { askSupport } from './ask-support.ts'
export { readPreferences, savePreferences } from './preferences.ts'
export { countUsage, readUsage } from './usage.ts'
