export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Height of a list row. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/**
 * Who in the company sees more than a person's name: everyone, people who can reply, or only
 * admins.
 */
export const profileVisibilities = ['everyone', 'team', 'private'] as const
export type ProfileVisibility = (typeof profileVisibilities)[number]
