export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** How much room a row of a list takes. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** Who in the company sees more of a person than their name: all, those who may answer, or admins only. */
export const profileVisibilities = ['everyone', 'team', 'private'] as const
export type ProfileVisibility = (typeof profileVisibilities)[number]
