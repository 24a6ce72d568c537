import type { Voice } from '@bizamply/contract/brands'
import { screen } from '@testing-library/react'
import { startConsole } from './start-console.tsx'

export const voice: Voice = {
  tone: 'warm',
  signOff: 'Nora',
  avoid: ['cheap'],
  does: [],
  donts: [],
  samples: [],
  languages: [],
  defaultLanguage: 'en',
  facts: [{ id: 'f1', topic: 'returns', text: 'Returns are free within 30 days.', language: 'en' }],
  version: 'v1',
}

/** The call that saves the voice. */
export const save = 'PUT /api/brands/b/voice'

/** Opens the screen and returns its sign-off field. */
export async function openVoice(): Promise<HTMLElement> {
  await startConsole('/brand-voice')
  return screen.findByLabelText('Sign-off')
}
