/** `required`: people of the company whose address is in its domains sign in at the provider alone. */
export const ssoModes = ['optional', 'required'] as const
export type SsoMode = (typeof ssoModes)[number]

/** What somebody is who comes by the provider for the first time; an admin is made by an admin. */
export const ssoRoles = ['viewer', 'editor'] as const
export type SsoRole = (typeof ssoRoles)[number]
