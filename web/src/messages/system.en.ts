export const systemEn = {} as const
