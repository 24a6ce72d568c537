const DAY = 86_400

/** In seconds. A session ends 30 days after its last use, which is stored once a day. */
export const sessionLifetime = { expiresIn: 30 * DAY, updateAge: DAY } as const
