import { brandVoiceEn } from './brand-voice.en.ts'

export const voiceFactsEn = {
  failed: 'Couldn’t load the facts.',
  none: 'No facts yet. Add them in Brand voice, and replies can use them.',
  noneIn: 'No facts in {language} yet.',
  others: '{count, plural, one {# fact in another language} other {# facts in other languages}}',
  topics: brandVoiceEn.topics,
} as const
