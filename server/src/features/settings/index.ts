// Owns personal settings, messages to support, and the usage counts of screens.
// Does not own a brand's voice (brands), nor what the settings decide: their readers do.
export { askSupport } from './ask-support.ts'
export { readPreferences, savePreferences } from './preferences.ts'
export { countUsage, readUsage } from './usage.ts'
