import type { Article, ArticleGroup, HelpText } from './article.ts'
import { countIn, patternsOf } from './search-words.ts'

export interface Match {
  text: HelpText
  group: ArticleGroup
  article: Article
  /** The sentence with the most of the typed words, or the first one. */
  sentence: string
}

interface Candidate extends Omit<Match, 'sentence'> {
  sentences: string[]
  /** For each typed word, whether the article has it. */
  has: boolean[]
}

/** Articles with only frequent ones of the typed words say less than this part of what the best one does. */
const NEAR_THE_BEST = 0.6
const TITLE = 2
const KEYWORDS = 1.5

/**
 * Articles that contain every typed word, or if there is none, those with the most of them; rare words weigh more, and
 * so do words in the title or the keywords.
 */
export function searchArticles(texts: readonly HelpText[], typed: string): readonly Match[] {
  const words = patternsOf(typed)
  const all = texts.flatMap((text) =>
    text.groups.flatMap((group) => group.articles.map((article) => candidateOf(text, group, article, words))),
  )
  const weights = words.map((_, at) => Math.log(1 + all.length / (1 + all.filter(({ has }) => has[at]).length)))
  const scoreOf = ({ article: { title, keywords = '' }, has }: Candidate): number =>
    words.reduce((sum, word, at) => {
      if (!has[at]) return sum
      const factor = countIn(title, [word]) > 0 ? TITLE : countIn(keywords, [word]) > 0 ? KEYWORDS : 1
      return sum + factor * (weights[at] ?? 0)
    }, 0)
  const complete = all.filter(({ has }) => has.length > 0 && has.every(Boolean))
  const some = complete.length > 0 ? complete : all.filter(({ has }) => has.some(Boolean))
  const scored = some.map((one) => ({ one, score: scoreOf(one) })).toSorted((a, b) => b.score - a.score)
  const least = complete.length > 0 ? 0 : NEAR_THE_BEST * (scored[0]?.score ?? 0)
  return scored
    .filter(({ score }) => score >= least)
    .map(({ one: { text, group, article, sentences } }) => ({
      text,
      group,
      article,
      sentence: bestOf(sentences, words),
    }))
}

function candidateOf(text: HelpText, group: ArticleGroup, article: Article, words: readonly RegExp[]): Candidate {
  const sentences = sentencesOf(article)
  const all = [article.title, article.keywords ?? '', ...sentences].join('\n')
  return { text, group, article, sentences, has: words.map((word) => countIn(all, [word]) > 0) }
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
