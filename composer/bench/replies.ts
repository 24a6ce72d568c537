import type { Figure } from '../../bench/figure.ts'
import { answerReviews, type Answered } from './replies/compose-replies.ts'
import { judge, percent, type Verdict } from './replies/judge-replies.ts'
import { hasReviews, humanReplyLengths, pickReviews } from './replies/read-reviews.ts'
import { writeSamples } from './replies/write-samples.ts'
import { printTable } from '../../bench/report.ts'

// `node composer/bench/replies.ts`: the built-in composer replies to real reviews of both halves. Figures use the
// unseen half; samples for reading (.data/reply-samples/, never committed) come from the seen half.
const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'ja', 'zh', 'other']
const UNSEEN = 130
const SEEN = 60

export async function measure(): Promise<Figure[]> {
  if (!hasReviews()) {
    console.log('The replies were not judged: the real reviews (../shared/data) are missing here.')
    return []
  }
  const unseen: Answered[] = []
  const seen: Answered[] = []
  const from = performance.now()
  for (const language of languages) {
    unseen.push(...(await answerReviews(pickReviews(language, 'unseen', UNSEEN), 'unseen')))
  }
  const seconds = (performance.now() - from) / 1000
  for (const language of languages) seen.push(...(await answerReviews(pickReviews(language, 'seen', SEEN), 'seen')))
  for (const language of languages) {
    const isIt = ({ review }: Answered): boolean =>
      (languages.includes(review.language) ? review.language : 'other') === language
    print(`${language} seen`, judge(seen.filter(isIt)))
    print(`${language} unseen`, judge(unseen.filter(isIt)))
  }
  const all = judge(unseen)
  print('all unseen', all)
  printLengths(all)
  console.log(`Samples to read: ${writeSamples(seen)}`)
  return figures(all, unseen.length, seconds)
}

function figures(all: Verdict, count: number, seconds: number): Figure[] {
  const spans = [...all.marked].reduce((sum, [kind, n]) => sum + (kind === 'risk' || kind === 'caution' ? 0 : n), 0)
  const of = (one: { part: number; of: number }): string => `${one.part} of ${one.of} replies`
  const share = (name: string, one: { part: number; of: number }, bound: Figure['bound']): Figure => ({
    name,
    value: percent(one),
    unit: '%',
    bound,
    from: of(one),
  })
  return [
    share('reply in the language of the review', all.rightLanguage, { least: 97 }),
    share('reply to another language offers English', all.offersEnglish, { least: 97 }),
    share('topic named and present (both readers)', all.namesPresent, { least: 85 }),
    share('topic named and absent (neither reader)', all.namesAbsent, { most: 2 }),
    share('topic named and present, first reader alone', all.byFirst.present, { least: 85 }),
    share('topic named and absent, first reader alone', all.byFirst.absent, { most: 2 }),
    share('topic named and present, second reader alone', all.bySecond.present, { least: 85 }),
    share('topic named and absent, second reader alone', all.bySecond.absent, { most: 2 }),
    share('sentiment of the reply contradicts the reader', all.wrongSentiment, { most: 5 }),
    { name: 'unsupported claims', value: spans, unit: 'spans', bound: { most: 0 }, from: `${count} replies` },
    {
      name: 'distinct openings',
      value: all.openingsPer100,
      unit: 'in 100',
      bound: { least: 40 },
      from: 'the worst hundred in one language',
    },
    share('opening or shape of one of ten replies before', all.sameShapeOnPage, { most: 0 }),
    {
      name: 'built-in composer',
      value: Math.round(count / seconds),
      unit: 'replies/s',
      bound: { least: 100 },
      from: `${count} replies in ${seconds.toFixed(1)} s, reading included`,
    },
  ]
}

const details = [
  'rightLanguage',
  'offersEnglish',
  'namesPresent',
  'tellsPresent',
  'repeats',
  'namesAbsent',
  'namesRight',
  'namesRead',
  'namesUnread',
  'wrongSentiment',
] as const

function print(name: string, verdict: Verdict): void {
  const shares = {
    ...Object.fromEntries(details.map((name) => [name, verdict[name]] as const)),
    present1: verdict.byFirst.present,
    absent1: verdict.byFirst.absent,
    present2: verdict.bySecond.present,
    absent2: verdict.bySecond.absent,
    sameShape: verdict.sameShapeOnPage,
  }
  const cells = Object.entries(shares).flatMap(([key, one]) =>
    one.of > 0 ? [`${key} ${percent(one)}% (${one.of})`] : [],
  )
  const stops = [...verdict.marked].map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'
  console.log(`${name}: ${cells.join(', ')}, openings ${verdict.openingsPer100} in 100, stops: ${stops}`)
}

function printLengths(all: Verdict): void {
  const quartiles = (lengths: number[]): string => {
    const sorted = lengths.toSorted((a, b) => a - b)
    return [0.25, 0.5, 0.75].map((at) => sorted[Math.floor(sorted.length * at)] ?? 0).join(' / ')
  }
  console.log(`Characters (quartiles): ours ${quartiles(all.lengths)}, people's ${quartiles(humanReplyLengths())}`)
}

if (import.meta.main) printTable(await measure())
