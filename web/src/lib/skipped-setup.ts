import type { User } from '@bizamply/contract/auth'
import { api } from './call.ts'
import { keys, storage } from './storage.ts'

/** A skip that didn't reach the server applies in this browser, and is sent again. */
export const skippedSetup = {
  note: () => {
    storage.set('local', keys.onboardingCompleted, 'true')
    storage.set('local', keys.skipOnboarding, 'true')
  },
  is: (): boolean => storage.get('local', keys.skipOnboarding) !== null,
  /** Sends it again once the user is known. */
  resend: async (user: User): Promise<void> => {
    if (!skippedSetup.is() || !user.emailVerified) return
    if (user.firstimeSetup === 0 && !(await reachesServer())) return
    storage.remove('local', keys.onboardingCompleted)
    storage.remove('local', keys.skipOnboarding)
  },
}

const reachesServer = (): Promise<boolean> =>
  api.onboarding.skip().then(
    () => true,
    () => false,
  )
