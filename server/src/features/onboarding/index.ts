// Owns joining: creating a company with its admin, first brands and free credits in one transaction, and the wizard.
// Doesn't own accounts and codes (auth) or a brand's connections (connections).
export { completeOnboarding, skipOnboarding } from './complete.ts'
export { keepDraft, readDraft } from './drafts.ts'
export { makeCompany, newPublicId } from './make-company.ts'
export { readOnboarding } from './read-onboarding.ts'
export { readBootstrap } from './read-bootstrap.ts'
export { signUp } from './sign-up.ts'
export type { InstallLink } from './install-link.ts'
export { submitUser } from './submit-user.ts'
