export const repliesEn = {} as const
