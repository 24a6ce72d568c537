import type { Article, ArticleGroup, HelpText } from './article.ts'

export interface Match {
  text: HelpText
  group: ArticleGroup
  article: Article
  /** The sentence with the most of the typed words, or the first one. */
  sentence: string
}

/**
 * Articles that contain every typed word, at least its beginning; those whose title contains them all come first. Words
 * such as “how” and “do” don't count next to others.
 */
export function searchArticles(texts: readonly HelpText[], typed: string): readonly Match[] {
  const words = patternsOf(typed)
  if (words.length === 0) return []
  const found = texts.flatMap((text) =>
    text.groups.flatMap((group) =>
      group.articles.flatMap((article) => {
        const sentences = sentencesOf(article)
        const all = [article.title, article.keywords ?? '', ...sentences].join('\n')
        if (countIn(all, words) < words.length) return []
        return [{ text, group, article, sentence: bestOf(sentences, words) }]
      }),
    ),
  )
  const inTitle = ({ article }: Match): boolean => countIn(article.title, words) === words.length
  return [...found.filter(inTitle), ...found.filter((match) => !inTitle(match))]
}

/** Where the typed words are in a text, as UTF-16 offsets. */
export const placesOf = (text: string, typed: string): { start: number; end: number }[] =>
  patternsOf(typed)
    .flatMap((word) => [...folded(text).matchAll(word)])
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    // Where two begin together, the longer one counts.
    .toSorted((a, b) => a.start - b.start || b.end - a.end)

/** One pattern for each typed word, which matches at the beginning of a word: "edit" isn't in "credit". */
const patternsOf = (typed: string): RegExp[] => {
  const words = folded(typed)
    .split(/[\s?!]+/)
    .filter(Boolean)
  const telling = words.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : words).map(
    (word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`, 'gu'),
  )
}

/** Words that questions have in common, as in “how do I see what I paid”. */
const small: ReadonlySet<string> = new Set(
  'a an and are at by can do does for from how i in is it me my of on or our see the there they this to we what when where which why will with you your'.split(
    ' ',
  ),
)

/** How many of the words a text contains. */
function countIn(text: string, words: readonly RegExp[]): number {
  const plain = folded(text)
  return words.filter((word) => plain.search(word) >= 0).length
}

function sentencesOf({ paragraphs, steps = [], rows = [] }: Article): string[] {
  const named = rows.map(([name, meaning]) => `${name}: ${meaning}`)
  return [...[...paragraphs, ...steps].flatMap(splitSentences), ...named]
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const splitSentences = (paragraph: string): string[] =>
  [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim())

const bestOf = (sentences: readonly string[], words: readonly RegExp[]): string =>
  sentences.reduce((best, one) => (countIn(one, words) > countIn(best, words) ? one : best), sentences[0] ?? '')

/** Without case, accents and typographic apostrophes. Keeps the length, so that offsets stay valid. */
const folded = (text: string): string =>
  text.replace(/./gsu, (sign) => {
    const plain = sign === '’' ? "'" : (sign.normalize('NFKD')[0] ?? sign).toLowerCase()
    return plain.length === sign.length ? plain : sign
  })
