export const creditsEn = {} as const
