import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openVoice as open, voice } from '../../testing/brand-voice.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'

test('facts are grouped by language, the default language first; on a phone only that is shown at first', async () => {
  const [first] = voice.facts
  const facts = ['de', 'en', 'de'].map((language, n) => ({
    ...first,
    id: `f-${n}`,
    language,
    text: `${language} ${n}`,
  }))
  responsesServer({}, { 'GET /api/brands/b/voice': ok({ ...voice, facts }) })
  await open()
  const shown = () => screen.getAllByLabelText<HTMLTextAreaElement>(/What replies can say$/).map(({ value }) => value)
  expect(shown()).toEqual(['en 1', 'de 0', 'de 2'])
  expect(screen.getAllByRole('heading', { level: 3, name: /^(English|German)$/ }).map((it) => it.textContent)).toEqual([
    'English',
    'German',
  ])
  // A row stays in its place while it is edited.
  await userEvent.selectOptions(screen.getByLabelText('Fact 2: Language of the fact'), 'English')
  expect(shown()).toEqual(['en 1', 'de 0', 'de 2'])
  cleanup()
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media === '(max-width: 639px)' })
  await open()
  expect(shown()).toEqual(['en 1'])
})
