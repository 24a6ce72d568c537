// Owns the model that an administrator sets for one company: its settings, its sealed key and which composer follows.
// Does not own how a model is asked (composer) nor when (replies).
export { composerFor } from './company-composer.ts'
export { checkModel, removeModel, saveModel } from './save-model.ts'
export { readModel, type StoredModel } from './stored-model.ts'
