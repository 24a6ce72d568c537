/**
 * `required`: members with an address in the company's domains can sign in only at the provider.
 */
export const ssoModes = ['optional', 'required'] as const
export type SsoMode = (typeof ssoModes)[number]

/** Role of people who first sign in by SSO; only an admin can make someone an admin. */
export const ssoRoles = ['viewer', 'editor'] as const
export type SsoRole = (typeof ssoRoles)[number]
