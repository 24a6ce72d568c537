/** How English sentences of phrases/ are worded for a product and a tone. */
export interface EnglishWording {
  /** Whether "the" or "your" precedes the product's name (english-name.ts). */
  article: boolean
  /** Whether the product is "they": socks, headphones. */
  plural: boolean
  /** Formal replies have no contractions. */
  formal: boolean
}

/** Fills in `{singular|plural}`, and drops articles and contractions where they don't belong. */
export function inWording(template: string, { article, plural, formal }: EnglishWording): string {
  const counted = template.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, one: string, many: string) => (plural ? many : one))
  const named = article ? counted : counted.replace(/\b(?:the|your) (?=\{product\})/gi, '')
  return formal ? withoutContractions(named) : named
}

/** Every wording of a sentence, to recognize it in a reply. */
export function allWordings(template: string): string[] {
  return [...new Set(combinations.map((wording) => inWording(template, wording)))]
}

const both = [true, false]
const combinations = both.flatMap((article) =>
  both.flatMap((plural) => both.map((formal) => ({ article, plural, formal }))),
)

function withoutContractions(sentence: string): string {
  return expansions.reduce((text, [short, full]) => text.replace(short, full), sentence)
}

/** In this order, because "n’t" is part of "can’t". "’d" is always "would" and "’s" always "is" in our sentences. */
const expansions: readonly [RegExp, string][] = [
  [/\bcan’t\b/g, 'cannot'],
  [/n’t\b/g, ' not'],
  [/’re\b/g, ' are'],
  [/’ve\b/g, ' have'],
  [/’ll\b/g, ' will'],
  [/\b(I|we|you|they)’d\b/gi, '$1 would'],
  [/\b(it|that|there|here|what|who)’s\b/gi, '$1 is'],
  [/\bThanks\b/g, 'Thank you'],
]
