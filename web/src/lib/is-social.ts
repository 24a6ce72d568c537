const social: ReadonlySet<string> = new Set(['instagram', 'tiktok', 'facebook'])

/** Whether the platform has comments on posts, not reviews. */
export const isSocial = ({ platform }: { platform: string }): boolean => social.has(platform)
