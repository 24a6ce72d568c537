import type { ComposeRequest } from '../composer.ts'
import type { StoredFacts } from './stored-facts.ts'

export interface Range {
  start: number
  end: number
}

/** Where a reply repeats stored text exactly: brand name, signature, product title, or a fact. */
export function supportedRanges(request: ComposeRequest, text: string, facts: StoredFacts): Range[] {
  const { brand, product } = request
  const small = text.toLowerCase()
  const names = [brand.signOff, product?.title, brand.name].map((part) => part?.trim().toLowerCase() ?? '')
  const stored = facts.sentences.map((sentence) => bare(sentence.text)).filter((sentence) => sentence.length >= 8)
  return [
    ...names.flatMap((name) => occurrences(small, name)),
    ...stored.flatMap((sentence) => occurrences(small, sentence)),
    ...quotedFacts(text, facts.text),
  ]
}

export function isWithin(ranges: readonly Range[], start: number, end: number): boolean {
  return ranges.some((range) => range.start <= start && range.end >= end)
}

const bare = (sentence: string): string =>
  sentence
    .trim()
    .toLowerCase()
    .replace(/[.。!?]+$/u, '')

function occurrences(text: string, part: string): Range[] {
  const found: Range[] = []
  if (part.length < 2) return found
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    found.push({ start: at, end: at + part.length })
  }
  return found
}

function quotedFacts(text: string, facts: string): Range[] {
  const flat = facts.replace(/\s+/g, ' ')
  return [...text.matchAll(/[“„«「"]([^“”„«»「」"]{4,220})[”“»」"]/gu)].flatMap((match) =>
    flat.includes(bare(match[1] ?? '')) ? [{ start: match.index, end: match.index + match[0].length }] : [],
  )
}
