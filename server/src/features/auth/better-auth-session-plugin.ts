import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Opens a session for a user who signed in without a password; better-auth creates it and its cookie. */
export const sessionPlugin = () =>
  ({
    id: 'session-plugin',
    endpoints: {
      openSession: createAuthEndpoint(
        '/open-session',
        {
          method: 'POST',
          body: z.object({ userId: z.string(), rememberMe: z.boolean(), method: z.string() }),
          metadata: { SERVER_ONLY: true },
        },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          if (!user) return ctx.json(null)
          const session = await internalAdapter.createSession(user.id, !ctx.body.rememberMe, {
            method: ctx.body.method,
          })
          await setSessionCookie(ctx, { session, user }, !ctx.body.rememberMe)
          return ctx.json({ token: session.token, user })
        },
      ),
    },
  }) satisfies BetterAuthPlugin
