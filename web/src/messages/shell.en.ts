export const shellEn = {} as const
