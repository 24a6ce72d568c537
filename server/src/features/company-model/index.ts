// Owns the model that an administrator configures for one company: its settings, encrypted key, and composer.
// Doesn't own model calls (composer) or when they are made (replies).
export { composerFor, composerKind } from './company-composer.ts'
export { checkModel, removeModel, saveModel } from './save-model.ts'
export { readModel, type StoredModel } from './stored-model.ts'
