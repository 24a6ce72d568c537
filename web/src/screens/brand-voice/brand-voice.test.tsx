import type { Voice } from '@bizamply/contract/brands'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openVoice as open, save, voice } from '../../testing/brand-voice.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

test('the voice is shown, edited, and saved as a whole, with the version that it is based on', async () => {
  const { calls } = responsesServer(
    {},
    {
      'GET /api/brands/b/voice': ok(voice),
      [save]: ({ body }) => ok({ ...voice, ...(body as object), facts: [], version: 'v2' }),
    },
  )
  const signOff = await open()
  const button = screen.getByRole('button', { name: /^Save changes/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.clear(signOff)
  await userEvent.type(signOff, 'The Alder team')
  await userEvent.click(screen.getByRole('radio', { name: 'Formal' }))
  await userEvent.type(screen.getByLabelText('Words to avoid', { selector: 'input' }), 'No problem{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove cheap' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add fact' }))
  const added = screen.getByLabelText('Fact 2: What replies can say')
  await waitFor(() => expect(document.activeElement).toBe(added))
  await userEvent.type(added, 'We ship to Portugal.')
  await userEvent.selectOptions(screen.getByLabelText('Fact 2: Topic'), 'Delivery')
  expect(screen.getByText('Not saved')).toBeTruthy()
  await userEvent.click(button)
  expect(await screen.findByText('All changes saved')).toBeTruthy()
  expect(calls(save)[0]?.body).toEqual({
    tone: 'formal',
    signOff: 'The Alder team',
    avoid: ['No problem'],
    does: [],
    donts: [],
    samples: [],
    languages: [],
    defaultLanguage: 'en',
    facts: [
      { topic: 'returns', text: 'Returns are free within 30 days.', language: 'en' },
      { topic: 'delivery', text: 'We ship to Portugal.', language: 'en' },
    ],
    version: 'v1',
  })
})

test('facts can be shown by language; a fact that stops the save is shown in any case', async () => {
  const [first] = voice.facts
  const facts = ['en', 'de', 'en'].map((language, n) => ({
    ...first,
    id: `f-${n}`,
    language,
    text: `Fact in ${language}`,
  }))
  responsesServer({}, { 'GET /api/brands/b/voice': ok({ ...voice, facts }) })
  await open()
  const shown = () => screen.getAllByLabelText(/What replies can say$/).map((it) => it.getAttribute('aria-label'))
  const texts = (...numbers: number[]) => numbers.map((n) => `Fact ${n}: What replies can say`)
  const languages = within(screen.getByRole('group', { name: 'Languages of the facts' }))
  await userEvent.click(languages.getByRole('button', { name: 'German 1' }))
  expect(shown()).toEqual(texts(3))
  await userEvent.click(languages.getByRole('button', { name: 'English 2' }))
  expect(shown()).toEqual(texts(1, 2))
  await userEvent.clear(screen.getByLabelText('Fact 2: What replies can say'))
  await userEvent.click(languages.getByRole('button', { name: 'German 1' }))
  await userEvent.click(screen.getByRole('button', { name: /^Save changes/ }))
  expect(shown()).toEqual(texts(1, 2, 3))
  expect(screen.getByText('Enter the fact or remove it.')).toBeTruthy()
})

test('an empty fact blocks saving and is marked', async () => {
  const { calls } = responsesServer({}, { 'GET /api/brands/b/voice': ok({ ...voice, facts: [] }) })
  await open()
  expect(screen.getByRole('heading', { name: 'No facts yet' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add fact' }))
  await userEvent.click(screen.getByRole('button', { name: /^Save changes/ }))
  expect(screen.getByText('Fix 1 field first')).toBeTruthy()
  expect(screen.getByText('Enter the fact or remove it.')).toBeTruthy()
  expect(calls(save)).toHaveLength(0)
})

test('a conflicting save offers both versions: load theirs, or overwrite with mine', async () => {
  const theirs: Voice = { ...voice, signOff: 'Olu', version: 'v2' }
  const { calls } = responsesServer(
    {},
    {
      'GET /api/brands/b/voice': ok(voice),
      [save]: ({ body }, times) =>
        times === 1
          ? refusal(409, 'CONFLICT', 'Someone else changed this. Reload and try again.', { voice: theirs })
          : ok({ ...voice, ...(body as object), facts: voice.facts, version: 'v3' }),
    },
  )
  const signOff = await open()
  await userEvent.type(signOff, ' Vance')
  await userEvent.click(screen.getByRole('button', { name: /^Save changes/ }))
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain('Someone else saved this before you')
  await userEvent.click(within(panel).getByRole('button', { name: 'Save mine' }))
  await waitFor(() => expect(calls(save)).toHaveLength(2))
  expect(calls(save)[1]?.body).toMatchObject({ signOff: 'Nora Vance', version: 'v2' })
})

test('after a conflict, their version can be loaded', async () => {
  const theirs: Voice = { ...voice, signOff: 'Olu', version: 'v2' }
  responsesServer(
    {},
    {
      'GET /api/brands/b/voice': ok(voice),
      [save]: refusal(409, 'CONFLICT', 'Someone else changed this. Reload and try again.', { voice: theirs }),
    },
  )
  const signOff = await open()
  await userEvent.type(signOff, ' Vance')
  await userEvent.click(screen.getByRole('button', { name: /^Save changes/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }))
  expect(signOff).toHaveProperty('value', 'Olu')
  expect(screen.getByText('All changes saved')).toBeTruthy()
})

test('leaving with unsaved changes asks for confirmation', async () => {
  responsesServer({}, { 'GET /api/brands/b/voice': ok(voice) })
  await userEvent.type(await open(), ' Vance')
  const leave = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Toggle sidebar' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Responses' }))
  }
  await leave()
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }))
  expect(where()).toBe('/brand-voice')
  await leave()
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Responses', level: 1 })).toBeTruthy()
})

test('switching brands also asks for confirmation; staying keeps the edits', async () => {
  const brandOf = (BrandId: string, BrandName: string) => {
    return { BrandId, BrandName, ServiceConnected: [], domain: null, logoUrl: null, timezone: 'UTC', pendingCount: 0 }
  }
  const brands = [brandOf('b', 'Alder'), brandOf('c', 'Birch')]
  responsesServer(
    {},
    {
      'GET /api/onboard-data': { body: { success: true, brands, data: { brands, selectedBrandId: null } } },
      'POST /api/select-brand': ({ body }) => {
        const selectedBrand = brands.find(({ BrandId }) => BrandId === (body as { brandId: string }).brandId)
        return ok({ success: true, selectedBrand })
      },
      'GET /api/brands/b/voice': ok(voice),
      'GET /api/brands/c/voice': ok({ ...voice, signOff: 'Birch' }),
    },
  )
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /switch brand$/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: new RegExp(name) }))
    return within(await screen.findByRole('alertdialog'))
  }
  await userEvent.type(await open(), ' Vance')
  await userEvent.click((await choose('Birch')).getByRole('button', { name: 'Stay' }))
  expect(await screen.findByRole('button', { name: /Alder, switch brand/ })).toBeTruthy()
  expect(screen.getByLabelText('Sign-off')).toHaveProperty('value', 'Nora Vance')
  await userEvent.click((await choose('Birch')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.getByLabelText('Sign-off')).toHaveProperty('value', 'Birch'))
})

test('a failed save keeps the edits and shows the reason', async () => {
  responsesServer(
    {},
    {
      'GET /api/brands/b/voice': ok(voice),
      [save]: refusal(500, 'INTERNAL', 'An unexpected error occurred', { requestId: 'r-3' }),
    },
  )
  const signOff = await open()
  await userEvent.type(signOff, ' Vance')
  await userEvent.click(screen.getByRole('button', { name: /^Save changes/ }))
  expect(await screen.findByText(/^Couldn’t save the brand voice/)).toBeTruthy()
  expect(screen.getByText('Request r-3')).toBeTruthy()
  expect(signOff).toHaveProperty('value', 'Nora Vance')
})

test('a viewer can read the voice but sees no buttons or editable fields', async () => {
  responsesServer({ user: { ...nora, memberRole: 'viewer' } }, { 'GET /api/brands/b/voice': ok(voice) })
  const signOff = await open()
  expect(signOff).toHaveProperty('readOnly', true)
  const language = screen.getByLabelText('Default language')
  expect([language.tagName, language]).toMatchObject(['INPUT', { readOnly: true, value: 'English' }])
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByText('Returns are free within 30 days.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Save|Add fact|Remove/ })).toBeNull()
  expect(screen.getByText(/^Your role can only view this/)).toBeTruthy()
  expect(screen.queryByText(/Leave blank|Select some|One instruction per line/)).toBeNull()
})

test('a voice that fails to load shows the error, and Try Again reloads it', async () => {
  let broken = true
  responsesServer(
    {},
    { 'GET /api/brands/b/voice': () => (broken ? refusal(500, 'INTERNAL', 'No', { requestId: 'r-1' }) : ok(voice)) },
  )
  await startConsole('/brand-voice')
  expect(await screen.findByText(/^Couldn’t load the brand voice/)).toBeTruthy()
  expect(screen.getByText('Request r-1')).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByLabelText('Sign-off')).toBeTruthy()
})

test('dos, samples, and languages can be edited and saved, and the screen says who reads them', async () => {
  const { calls } = responsesServer(
    {},
    {
      'GET /api/brands/b/voice': ok({ ...voice, does: ['Offer a repair.'] }),
      [save]: ({ body }) => ok({ ...voice, ...(body as object), facts: voice.facts, version: 'v2' }),
    },
  )
  await open()
  expect(screen.getByText(/Only used by AI models/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add a line: What replies should do' }))
  const second = screen.getByRole('textbox', { name: 'What replies should do, 2' })
  await waitFor(() => expect(document.activeElement).toBe(second))
  await userEvent.type(second, 'Name the product.{Enter}')
  expect(screen.getByRole('textbox', { name: 'What replies should do, 3' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove What replies should do, 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a sample: Sample replies' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Sample replies, 1' }), 'Enjoy it!')
  await userEvent.click(screen.getByRole('button', { name: 'German', pressed: false }))
  expect(screen.getByText(/^Reviews in other languages get a reply in English/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Save changes/ }))
  await waitFor(() =>
    expect(calls(save)[0]?.body).toMatchObject({
      does: ['Name the product.'],
      samples: ['Enjoy it!'],
      languages: ['de'],
    }),
  )
})
