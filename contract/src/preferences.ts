import { z } from 'zod'
import { call, response, unaudited } from './call.ts'
import { personalSettings } from './personal-settings.ts'
import { undoWindow } from './undo-window.ts'
import { usage } from './usage.ts'

export const preferences = z.object({
  /** How long a send can be undone; 0 sends immediately. */
  undoSeconds: z.number().int().min(0).max(undoWindow.most),
  /** Single-key shortcuts, such as j and k. */
  singleKeys: z.boolean(),
  /** Sending opens the next review. */
  opensNext: z.boolean(),
  ...personalSettings,
})
export type Preferences = z.infer<typeof preferences>

/** A person's preferences. */
export const me = {
  preferences: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/preferences', summary: 'Get your settings' })
    .output(response(preferences)),
  savePreferences: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({ method: 'PUT', path: '/api/preferences', summary: 'Update some settings. The rest stay the same' })
    .input(preferences.partial())
    .output(response(preferences)),
  ...usage,
  support: call
    .meta({ who: 'user' })
    .meta(unaudited('mail'))
    .route({ method: 'POST', path: '/api/support', summary: 'Send a message to support by email' })
    .input(z.object({ subject: z.string().trim().min(1).max(150), message: z.string().trim().min(1).max(5000) }))
    .output(z.object({ success: z.literal(true) })),
}
