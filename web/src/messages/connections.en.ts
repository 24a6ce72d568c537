export const connectionsEn = {} as const
