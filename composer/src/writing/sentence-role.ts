import type { Line, SharedLine } from './phrases/phrase-book.ts'

/** A sentence of the reply: a line of the book, a positive or negative topic, or an answer. */
export type SentenceRole = Line | SharedLine | 'good' | 'bad' | 'answer' | 'mention' | 'highlight' | 'otherShop'
export type Structure = readonly SentenceRole[]
