// Owns what a person set for themselves, their letters to whoever runs the product, and the counts of opened screens.
// Does not own a brand's voice (brands), nor what the settings decide: whoever reads them does.
export { askSupport } from './ask-support.ts'
export { readPreferences, savePreferences } from './preferences.ts'
export { countUsage, readUsage } from './usage.ts'
