import type { FactTopic, Tone, Voice } from '@bizamply/contract/brands'
import { sizes } from '@bizamply/contract/limits'

export const tones = ['warm', 'plain', 'formal'] as const satisfies readonly Tone[]
export const topics = [
  'delivery',
  'returns',
  'warranty',
  'payment',
  'care',
  'sizes',
  'contact',
  'other',
] as const satisfies readonly FactTopic[]
/** Offered first; a stored one beyond them is offered too. */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'zh', 'ko', 'vi', 'ru', 'ar']

export interface FactDraft {
  /** Tells rows apart while they are edited; the server gives its own ids. */
  key: string
  topic: FactTopic
  text: string
  language: string
}

export interface VoiceDraft {
  tone: Tone
  signOff: string
  avoid: string[]
  defaultLanguage: string
  facts: FactDraft[]
}

export const draftOf = ({ tone, signOff, avoid, defaultLanguage, facts }: Voice): VoiceDraft => ({
  tone,
  signOff: signOff ?? '',
  avoid,
  defaultLanguage,
  facts: facts.map(({ id, topic, text, language }) => ({ key: id, topic, text, language })),
})

export const isChanged = (draft: VoiceDraft, saved: Voice): boolean =>
  JSON.stringify(withoutSpace(draft)) !== JSON.stringify(withoutSpace(draftOf(saved)))

export type FactProblem = { why: 'empty' } | { why: 'long'; over: number }

export function problemOfFact({ text }: Pick<FactDraft, 'text'>): FactProblem | null {
  const over = text.trim().length - sizes.factText
  if (over > 0) return { why: 'long', over }
  return text.trim() === '' ? { why: 'empty' } : null
}

export const problemsIn = ({ facts }: VoiceDraft): number => facts.filter((fact) => problemOfFact(fact)).length

/** As the call wants it. */
export const inputOf = (draft: VoiceDraft) => {
  const { facts, ...rest } = withoutSpace(draft)
  return { ...rest, facts: facts.map(({ topic, text, language }) => ({ topic, text, language })) }
}

const withoutSpace = (draft: VoiceDraft): VoiceDraft => ({
  ...draft,
  signOff: draft.signOff.trim(),
  facts: draft.facts.map((fact) => ({ ...fact, text: fact.text.trim() })),
})

/** The list with one more word, or why not; a word that is there already changes nothing. */
export function withWord(avoid: readonly string[], typed: string): string[] | 'full' | 'long' {
  const word = typed.trim().replaceAll(/\s+/g, ' ')
  if (word === '' || avoid.some((one) => one.toLowerCase() === word.toLowerCase())) return [...avoid]
  if (word.length > sizes.avoidedWord) return 'long'
  return avoid.length >= sizes.avoidedWords ? 'full' : [...avoid, word]
}
