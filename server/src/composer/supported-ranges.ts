import type { ComposeRequest } from './composer.ts'

export interface Range {
  start: number
  end: number
}

/** Where a reply only repeats what is stored: the brand's name and signature, the product's title, quoted facts. */
export function supportedRanges(request: ComposeRequest, text: string, facts: string): Range[] {
  const { brand, product } = request
  const small = text.toLowerCase()
  const names = [brand.signOff, product?.title, brand.name].map((part) => part?.trim().toLowerCase() ?? '')
  return [...names.flatMap((name) => occurrences(small, name)), ...quotedFacts(text, facts)]
}

export function isWithin(ranges: readonly Range[], start: number, end: number): boolean {
  return ranges.some((range) => range.start <= start && range.end >= end)
}

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
  return [...text.matchAll(/[“„«「"]([^“”„«»「」"]{4,220})[”“»」"]/gu)].flatMap((match) => {
    const quoted = (match[1] ?? '')
      .trim()
      .toLowerCase()
      .replace(/[.。]$/u, '')
    return flat.includes(quoted) ? [{ start: match.index, end: match.index + match[0].length }] : []
  })
}
