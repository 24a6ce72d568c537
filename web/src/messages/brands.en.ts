export const brandsEn = {} as const
