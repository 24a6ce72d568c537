import type { Profile, ProfileInput } from '@bizamply/contract/profile'
import { AppError } from '../../errors.ts'
import type { Services } from '../../context.ts'
import { forgetEverywhere, type Sessions } from '../auth/index.ts'
import { loadPerson, storePerson } from './person-row.ts'
import { readChange } from './read-change.ts'
import { readProfile, type Person } from './read-profile.ts'

export interface ProfileDependencies {
  services: Services
  sessions: Sessions
}

/** Updates only the given fields. With a version, a newer profile is not overwritten. */
export async function saveProfile(deps: ProfileDependencies, person: Person, input: ProfileInput): Promise<Profile> {
  const { services } = deps
  for (;;) {
    const stored = await loadPerson(services, person.userId)
    if (input.version !== undefined && input.version !== stored.version) {
      throw new AppError('CONFLICT', { details: { profile: await readProfile(services, person) } })
    }
    if (await storePerson(services, person.userId, readChange(stored, input, services.now()))) break
  }
  await forgetPerson(deps, person.userId)
  return readProfile(services, person)
}

/** Sessions cache the user's name and picture. */
export async function forgetPerson({ services, sessions }: ProfileDependencies, userId: string): Promise<void> {
  sessions.forget()
  await forgetEverywhere(services.db, userId)
}
