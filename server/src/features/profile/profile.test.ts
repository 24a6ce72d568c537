import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const save = (caller: Caller, body: object) => caller.call('PUT', '/api/profile', body)
const read = async (caller: Caller, path = '/api/profile') => (await caller.get(path)).json['data'] as unknown

const whole = {
  firstName: 'Nora',
  lastName: "O'Vance-Lind Jr.",
  phone: '+49 30 5550 1423',
  phoneCountry: 'DE',
  location: 'Berlin, Germany',
  birthday: '1990-04-17',
  bio: 'Founder.\nI answer most reviews myself.',
}

describe("a user's profile", () => {
  test('starts with the known data and nothing else', async () => {
    const company = await makeCompany(app)
    const editor = await company.as('editor')
    expect(await read(editor)).toEqual({
      firstName: '',
      lastName: '',
      name: company.emails.editor.split('@')[0],
      email: company.emails.editor,
      phone: null,
      phoneCountry: null,
      location: null,
      birthday: null,
      bio: null,
      role: 'editor',
      brandRoles: [{ BrandId: company.brandId, BrandName: expect.stringMatching(/^Brand /), role: 'editor' }],
      profilePic: null,
      joinDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      currentSubscriptionId: null,
      accountType: 'premium',
      version: 0,
    })
  })

  test('is saved completely with every field name of the API, and updates the signed-in user immediately', async () => {
    const company = await makeCompany(app, { connected: false })
    const [editor, viewer] = [await company.as('editor'), await company.as('viewer')]
    await editor.get('/auth/status')
    const saved = await save(editor, whole)
    expect([saved.status, saved.json['success'], saved.json['message']]).toEqual([
      200,
      true,
      'Profile updated successfully!',
    ])
    const stored = { ...whole, name: "Nora O'Vance-Lind Jr.", version: 1 }
    expect(saved.json['data']).toMatchObject(stored)
    for (const path of ['/api/profile', '/backend/api/profile', '/api/user/profile', '/backend/api/user/profile']) {
      expect(await read(editor, path)).toMatchObject(stored)
    }
    const older = await editor.call('PUT', '/backend/api/user/profile', { bio: 'Shorter.' })
    expect(older.json['data']).toMatchObject({ ...stored, bio: 'Shorter.', version: 2 })
    expect((await editor.get('/auth/status')).json['user']).toMatchObject({ name: stored.name, firstName: 'Nora' })
    expect(await read(viewer)).toMatchObject({ phone: null, bio: null, version: 0 })
  })

  test('clears a value with an empty text or null, and keeps omitted fields', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    await save(editor, whole)
    const less = await save(editor, { phone: '', location: null, birthday: '  ' })
    expect(less.json['data']).toMatchObject({
      phone: null,
      phoneCountry: null,
      location: null,
      birthday: null,
      bio: whole.bio,
    })
  })

  test('splits a full name, and reads a birthday in both formats', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const named = await save(editor, { name: ' Ada Augusta Byron ', birthday: '7/4/1815' })
    expect(named.json['message']).toBe('Please enter a valid birth year')
    const both = await save(editor, { name: ' Ada Augusta Byron ', birthday: '7/4/1985' })
    expect(both.json['data']).toMatchObject({ firstName: 'Ada', lastName: 'Augusta Byron', birthday: '1985-04-07' })
    const single = await save(editor, { name: '愛', birthday: '1985-4-8' })
    expect(single.json['data']).toMatchObject({ firstName: '愛', lastName: '', name: '愛', birthday: '1985-04-08' })
  })

  test('checks a phone number without a country by its characters, and takes the country from it', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const saved = await save(editor, { phone: '+44 20 7946 0958' })
    expect(saved.json['data']).toMatchObject({ phone: '+44 20 7946 0958', phoneCountry: 'GB' })
    const local = await save(editor, { phone: '(030) 555-0142' })
    expect(local.json['data']).toMatchObject({ phone: '(030) 555-0142', phoneCountry: null })
    const country = await save(editor, { phoneCountry: 'DE' })
    expect(country.json['message']).toBe('Phone number should start with +49 for Germany')
  })

  test('cannot change any other field of the user', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const more = {
      email: 'boss@shop.test',
      role: 'super_admin',
      memberRole: 'admin',
      emailVerified: false,
      status: 'banned',
      image: 'https://evil.test/x.png',
      profilePic: 'https://evil.test/x.png',
      accountType: 'enterprise',
      userId: 'somebody',
      joinDate: '1999-01-01',
    }
    expect((await save(editor, { ...more, bio: 'Mine.' })).status).toBe(200)
    expect(await read(editor)).toMatchObject({ email: company.emails.editor, role: 'editor', profilePic: null })
    expect((await editor.get('/auth/status')).json['user']).toMatchObject({
      email: company.emails.editor,
      role: 'user',
      memberRole: 'editor',
      emailVerified: true,
    })
  })
})

describe('an invalid profile is refused with this message, and nothing changes', () => {
  const LETTERS = 'can only contain letters, spaces, hyphens, apostrophes, and periods'
  const GERMAN = { phoneCountry: 'DE' }
  test.each([
    [{ firstName: '' }, 'First name is required'],
    [{ lastName: '  ' }, 'Last name is required'],
    [{ firstName: 'x'.repeat(51) }, 'First name must be less than 50 characters'],
    [{ lastName: 'By<ron' }, `Last name ${LETTERS}`],
    [{ name: '' }, 'Name is required'],
    [{ name: `${'x'.repeat(50)} ${'y'.repeat(50)}` }, 'Name must be less than 100 characters'],
    [{ name: 'Ada 9' }, `Name ${LETTERS}`],
    [{ phone: '12-34 56' }, 'Phone number must be between 7-20 digits'],
    [{ phone: '+'.padEnd(22, '1') }, 'Phone number must be between 7-20 digits'],
    [{ phone: '030 5550 ext 3' }, 'Phone number can only contain numbers, spaces, dashes, parentheses, and plus sign'],
    [{ phone: '+44 30 5550 1423', ...GERMAN }, 'Phone number should start with +49 for Germany'],
    [{ phone: '+49 12345', ...GERMAN }, 'Please enter a valid Germany phone number'],
    [{ phone: '+49 30 555x1423', ...GERMAN }, 'Please enter a valid Germany phone number'],
    [{ phone: '+1 555 0100', phoneCountry: 'US' }, 'Please enter a valid United States phone number'],
    [{ phone: '+49 30 5550 1423', phoneCountry: 'ZZ' }, 'Choose a country from the list'],
    [{ location: 'x'.repeat(101) }, 'Location must be less than 100 characters'],
    [
      { location: 'Berlin (Mitte)' },
      'Location can only contain letters, numbers, spaces, commas, periods, hyphens, and apostrophes',
    ],
    [{ birthday: '31/02/1990' }, 'Please enter a valid date'],
    [{ birthday: '90-1-1' }, 'Please enter a valid date'],
    [{ birthday: '2999-01-01' }, 'Birthday cannot be in the future'],
    [{ birthday: '1850-01-01' }, 'Please enter a valid birth year'],
    [{ bio: 'x'.repeat(501) }, 'Bio must be less than 500 characters'],
  ])('%o', async (body, message) => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const refused = await save(editor, { ...body, bio: 'bio' in body ? body.bio : 'Not this either.' })
    expectRefusal(refused, 'BAD_REQUEST')
    expect(refused.json['message']).toBe(message)
    const path = message.startsWith('Choose') ? 'phoneCountry' : Object.keys(body)[0]
    expect(refused.json['errors']).toEqual([{ path, message }])
    expect(await read(editor)).toMatchObject({ phone: null, bio: null, version: 0 })
  })

  test('every invalid field is named', async () => {
    const company = await makeCompany(app, { connected: false })
    const refused = await save(await company.as('viewer'), { firstName: '', birthday: 'x', phone: '1' })
    const paths = (refused.json['errors'] as unknown as { path: string }[]).map(({ path }) => path)
    expect(paths.toSorted()).toEqual(['birthday', 'firstName', 'phone'])
  })
})

describe('a user who edits in two places', () => {
  test('sees the newer version first, and can then overwrite it', async () => {
    const company = await makeCompany(app, { connected: false })
    const [here, there] = [await company.as('editor'), await company.as('editor')]
    await save(there, { bio: 'From the phone.', version: 0 })
    const refused = await save(here, { bio: 'From the desk.', version: 0 })
    expectRefusal(refused, 'CONFLICT')
    const theirs = (refused.json['details'] as unknown as { profile: { bio: string; version: number } }).profile
    expect([theirs.bio, theirs.version]).toEqual(['From the phone.', 1])
    expect(await read(there)).toMatchObject({ bio: 'From the phone.' })
    const kept = await save(here, { bio: 'From the desk.', version: theirs.version })
    expect(kept.json['data']).toMatchObject({ bio: 'From the desk.', version: 2 })
  })

  test('loses neither of two concurrent changes without a version', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const answers = await Promise.all([
      save(editor, { bio: 'Both.' }),
      save(editor, { location: 'Berlin' }),
      save(editor, { birthday: '1990-04-17' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await read(editor)).toMatchObject({ bio: 'Both.', location: 'Berlin', birthday: '1990-04-17', version: 3 })
    expect(app.errors).toEqual([])
  })
})
