// Owns single sign-on by a company's own provider: settings, domain verification, and whom it may sign in.
// Doesn't own sessions, the rule that blocks other sign-in methods (auth), or seats and roles (team).
export { beginSso, confirmBySso } from './begin-sign-in.ts'
export { checkIssuer } from './check-issuer.ts'
export { addDomain, checkDomain, removeDomain } from './domains.ts'
export { endSso } from './end-sign-in.ts'
export { goToProvider } from './go-to-provider.ts'
export { createIdentityProviders } from './identity-providers.ts'
export { readSsoSettings } from './read-settings.ts'
export { removeProvider } from './remove-provider.ts'
export { reportBypass } from './report-bypass.ts'
export { resolveTxt } from './resolve-txt.ts'
export { saveProvider } from './save-provider.ts'
export type { ResolveTxt, SsoDependencies } from './dependencies.ts'
