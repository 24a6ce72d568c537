export type Mood = 'bad' | 'mixed' | 'good' | 'question'

/** What the model can write in a language. `{name}`, `{product}` and `{topic}` are placeholders. */
export interface PhraseBook {
  language: string
  /** The salutation for a known author, and the word for a product without a name. */
  greeting: string
  order: string
  /** A product's name within a sentence. */
  named: string
  joiner: string
  /** A reply to a complaint never thanks the customer for it, a reply to praise never apologizes. */
  openings: Record<Mood, string[]>
  aboutTopic: Record<Mood, string[]>
  general: Record<Mood, string[]>
  closings: Record<Mood, string[]>
  /** Topics: words to look for (stems, lower case), and the topic's name for a sentence. */
  topics: [words: string, name: string][]
}
