export type Mood = 'bad' | 'mixed' | 'good' | 'question'

/** What the model can say in one language. `{name}`, `{product}` and `{topic}` are filled in. */
export interface PhraseBook {
  language: string
  /** The salutation of a named author, and the word for a product without a name. */
  greeting: string
  order: string
  /** A product within a sentence. */
  named: string
  joiner: string
  /** Written so that a complaint is never thanked for and praise never apologised for. */
  openings: Record<Mood, string[]>
  aboutTopic: Record<Mood, string[]>
  general: Record<Mood, string[]>
  closings: Record<Mood, string[]>
  /** What people talk about: words to look for (stems, lower case), and how the topic is named in a sentence. */
  topics: [words: string, name: string][]
}
