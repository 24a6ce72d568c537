import { carryOut } from './carry-out.ts'
import { extraPhrases } from './extra-phrases.ts'
import { guessLanguage } from './guess-language.ts'
import { topicIn } from './find-topic.ts'
import type { Mood, PhraseBook } from './phrases/phrase-book.ts'
import { phraseBook } from './phrases/index.ts'
import type { ParsedPrompt } from './read-prompt.ts'

/** Rewrites the draft for the task without adding statements; null when this model can't. */
export function reworkDraft(prompt: ParsedPrompt, draft: string): string | null {
  const spoken = guessLanguage(draft)
  switch (taskOf(prompt)) {
    case 'shorter':
      return shorter(draft)
    case 'warmer':
      return afterFirst(draft, extraPhrases(spoken).warmer)
    case 'formal':
      return afterFirst(formal(draft), extraPhrases(spoken).formal)
    case 'translate':
      return translated(draft, phraseBook(spoken), phraseBook(prompt.language), prompt)
    case 'wish': {
      const added = spoken === 'en' ? carryOut(prompt.wish) : []
      return added.length === 0 ? null : beforeSignature(draft, added.join(' '))
    }
  }
}

type Task = NonNullable<ParsedPrompt['task']>

function taskOf({ task, wish }: ParsedPrompt): Task {
  if (task !== null && task !== 'wish') return task
  if (/\b(?:short|brief|concise)|kürzer|kurz|court|breve|短/i.test(wish)) return 'shorter'
  if (/\b(?:warm|friendl|kind)|herzlich|chaleur|cálid|caloros/i.test(wish)) return 'warmer'
  return /\b(?:formal|polite)|förmlich|formel/i.test(wish) ? 'formal' : 'wish'
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/).filter((part) => part.trim() !== '')

const joined = (sentences: string[]): string => sentences.join(/[。！？]$/.test(sentences[0] ?? '') ? '' : ' ')

// Whole sentences from the beginning, about half of the text.
function shorter(draft: string): string | null {
  const sentences = sentencesOf(draft)
  let count = Math.max(1, sentences.length - 1)
  while (count > 1 && joined(sentences.slice(0, count)).length > draft.length * 0.6) count -= 1
  return sentences.length === 1 ? null : joined(sentences.slice(0, count))
}

function afterFirst(draft: string, sentence: string): string {
  const [first = '', ...rest] = draft.includes(sentence) ? [draft] : [...sentencesOf(draft)]
  return draft.includes(sentence) ? draft : joined([first, sentence, ...rest])
}

function beforeSignature(draft: string, added: string): string {
  const [body = '', ...signature] = draft.split('\n')
  return [`${body} ${added}`, ...signature].join('\n')
}

function formal(draft: string): string {
  return draft
    .replace(/^(?:Hi|Hello|Hey)(?= \p{Lu})/u, 'Dear')
    .replace(/\b(can)['’]t\b/gi, '$1not')
    .replace(/\b(do|does|did|is|are|was|were|have|has)n['’]t\b/gi, '$1 not')
    .replace(/\b(we|you|they)['’]re\b/gi, '$1 are')
    .replace(/\b(we|you|I)['’](ll)\b/gi, '$1 will')
}

// It can only translate thanks, apologies and promises to look into it; other sentences make it fail.
function translated(draft: string, from: PhraseBook, to: PhraseBook, prompt: ParsedPrompt): string | null {
  const sentences = sentencesOf(draft).filter((sentence) => sentence.split(/\s+/).length > 3 || from.joiner === '')
  if (/\d/.test(draft) || !sentences.every((sentence) => KNOWN.test(sentence) || isFrom(from, sentence))) return null
  const mood: Mood = SORRY.test(draft) ? 'bad' : /[?？]/.test(prompt.text) ? 'question' : 'good'
  const topic = topicIn(from, draft)
  const parts = [
    to.openings[mood][0]!,
    ...(topic === null ? [] : [to.aboutTopic[mood][0]!.replaceAll('{topic}', () => to.topics[topic]![1])]),
    ...(LOOK.test(draft) || mood === 'good' ? [to.closings[mood][0]!] : []),
  ]
  const { product } = prompt
  const named = product === null ? to.order : to.named.replace('{product}', () => product)
  return parts
    .map((part) => part.replaceAll('{product}', () => named))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(to.joiner)
}

const isFrom = (book: PhraseBook, sentence: string): boolean =>
  Object.values({ ...book.openings, ...book.aboutTopic })
    .flat()
    .concat(...Object.values(book.aboutTopic), ...Object.values(book.general), ...Object.values(book.closings))
    .some((phrase) =>
      phrase.split(/\{\w+\}/).every((part) => sentence.toLowerCase().includes(part.trim().toLowerCase())),
    )

const SORRY =
  /sorry|apolog|regret|tut uns leid|bedauern|désolé|regrett|sentimos|lamentamos|dispiace|scus|lamentamos|申し訳|抱歉/i
const LOOK =
  /look into|colleague|somebody|person|kolleg|jemand|collègue|équipe|compañero|equipo|collega|colega|担当|同事/i
const THANKS = /thank|dank|merci|gracias|grazie|obrigad|ありがとう|感谢/i
const WISH = /\bwish|enjoy|glad|delighted|wünsch|freu|heureux|plaisir|alegr|disfrut|contenti|feliz|aproveite|嬉し|高兴/i
const KNOWN = new RegExp([SORRY, LOOK, THANKS, WISH].map(({ source }) => source).join('|'), 'i')
