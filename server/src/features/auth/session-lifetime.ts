const DAY = 86_400

/**
 * In seconds. With "Remember me" a session ends 30 days after its last use, which is stored once a day. Without, it
 * ends after a day: better-auth fixes that time itself.
 */
export const sessionLifetime = { expiresIn: 30 * DAY, updateAge: DAY } as const
