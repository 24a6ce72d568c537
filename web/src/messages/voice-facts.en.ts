import { brandVoiceEn } from './brand-voice.en.ts'

export const voiceFactsEn = {
  failed: 'Couldn’t load the facts.',
  none: 'No facts yet. Add them in Brand voice, and replies can use them.',
  topics: brandVoiceEn.topics,
} as const
