// Owns what a person set for themselves, and their letters to whoever runs the product.
// Does not own a brand's voice (brands), nor what the settings decide: whoever reads them does.
export { askSupport } from './ask-support.ts'
export { readPreferences, savePreferences } from './preferences.ts'
