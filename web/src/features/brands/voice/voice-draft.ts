import type { FactTopic, Tone, Voice } from '@bizamply/contract/brands'
import { sizes } from '@bizamply/contract/size-limits'

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
/** Languages in the dropdown; a stored language that isn’t listed is added. */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'zh', 'ko', 'vi', 'ru', 'ar']

export interface FactDraft {
  /** Identifies rows while editing; the server assigns its own IDs. */
  key: string
  topic: FactTopic
  text: string
  language: string
}

/** One line or sample reply; `key` identifies rows while editing. */
export interface Line {
  key: string
  text: string
}

export const lineKinds = ['does', 'donts', 'samples'] as const
export type LineKind = (typeof lineKinds)[number]

export interface VoiceDraft extends Record<LineKind, Line[]> {
  tone: Tone
  signOff: string
  avoid: string[]
  languages: string[]
  defaultLanguage: string
  facts: FactDraft[]
}

export const draftOf = ({ tone, signOff, avoid, does, donts, samples, languages, ...rest }: Voice): VoiceDraft => ({
  tone,
  signOff: signOff ?? '',
  avoid,
  does: linesOf(does),
  donts: linesOf(donts),
  samples: linesOf(samples),
  languages,
  defaultLanguage: rest.defaultLanguage,
  facts: rest.facts.map(({ id, topic, text, language }) => ({ key: id, topic, text, language })),
})

const linesOf = (texts: readonly string[]): Line[] => texts.map((text, place) => ({ key: `line-${place}`, text }))

export const isChanged = (draft: VoiceDraft, saved: Voice): boolean =>
  JSON.stringify(inputOf(draft)) !== JSON.stringify(inputOf(draftOf(saved)))

export type FactProblem = { why: 'empty' } | { why: 'long'; over: number }

export function problemOfFact({ text }: Pick<FactDraft, 'text'>): FactProblem | null {
  const over = text.trim().length - sizes.factText
  if (over > 0) return { why: 'long', over }
  return text.trim() === '' ? { why: 'empty' } : null
}

export const problemsIn = ({ facts }: VoiceDraft): number => facts.filter((fact) => problemOfFact(fact)).length

/** The draft as input of the API call. */
export const inputOf = (draft: VoiceDraft) => {
  const { tone, signOff, avoid, does, donts, samples, languages, defaultLanguage, facts } = draft
  return {
    tone,
    signOff: signOff.trim(),
    avoid,
    does: textsOf(does),
    donts: textsOf(donts),
    samples: textsOf(samples),
    languages,
    defaultLanguage,
    facts: facts.map(({ topic, text, language }) => ({ topic, text: text.trim(), language })),
  }
}

/** Drops empty lines. */
const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text.trim()).filter((text) => text !== '')

/** Input for a preview: leaves out invalid facts. */
export const triedOf = (draft: VoiceDraft) =>
  inputOf({ ...draft, facts: draft.facts.filter((fact) => problemOfFact(fact) === null) })

/** Adds a word, or returns why it can’t. A word that is already listed changes nothing. */
export function withWord(avoid: readonly string[], typed: string): string[] | 'full' | 'long' {
  const word = typed.trim().replaceAll(/\s+/g, ' ')
  if (word === '' || avoid.some((one) => one.toLowerCase() === word.toLowerCase())) return [...avoid]
  if (word.length > sizes.avoidedWord) return 'long'
  return avoid.length >= sizes.avoidedWords ? 'full' : [...avoid, word]
}
