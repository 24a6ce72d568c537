import type { Profile } from '@bizamply/contract/profile'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok, responsesServer } from './responses-server.ts'
import { startConsole } from './start-console.tsx'

export const aProfile = (more: Partial<Profile> = {}): Profile => ({
  firstName: 'Nora',
  lastName: 'Vance',
  name: 'Nora Vance',
  email: 'demo@bizamply.test',
  phone: '+49 30 55501423',
  phoneCountry: 'DE',
  location: 'Berlin, Germany',
  birthday: null,
  bio: 'I answer most reviews myself.',
  role: 'admin',
  brandRoles: [{ BrandId: 'b', BrandName: 'Alder', role: 'admin' }],
  profilePic: null,
  joinDate: '2026-09-02T08:00:00.000Z',
  currentSubscriptionId: null,
  accountType: 'premium',
  version: 3,
  ...more,
})

/** The call that saves the profile. */
export const save = 'PUT /api/profile'

/** A server with this profile; responses in `more` take precedence. */
export function profileServer(profile: Profile = aProfile(), more: Parameters<typeof responsesServer>[1] = {}) {
  return responsesServer(
    {},
    {
      'GET /api/profile': () => ok(profile),
      'GET /api/billing/charges': () => ({ body: { success: true, data: [], pagination: { nextCursor: null } } }),
      'GET /api/profile/sessions': () => ok({ sessions: [{ id: 's1' }, { id: 's2' }, { id: 's3' }] }),
      [save]: ({ body }) => ({
        body: { success: true, data: { ...profile, ...(body as object), version: profile.version + 1 }, message: '' },
      }),
      ...more,
    },
  )
}

/** Opens the form and returns its first field. */
export async function editProfile(): Promise<HTMLElement> {
  await startConsole('/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  return screen.findByLabelText('First Name')
}

export const pressSave = async (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: /^Save Changes/ }))

/** Replaces a field's text and blurs it. */
export async function write(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
  await userEvent.tab()
}
