import { parseArgs } from 'node:util'
import type { Figure } from '../../bench/figure.ts'
import { hasData, noData } from './read-data.ts'
import { aspectsJudge } from './reading/aspects-judge.ts'
import { highlightsJudge } from './reading/highlights-judge.ts'
import { labelsJudge } from './reading/labels-judge.ts'
import { languageJudge } from './reading/language-judge.ts'
import { readRows, type RowsQuery } from './reading/readings.ts'
import { sentimentJudge } from './reading/sentiment-judge.ts'
import { sharesJudge } from './reading/shares-judge.ts'
import { errorOf, type ErrorKind } from './reading/show-errors.ts'
import { spamJudge } from './reading/spam-judge.ts'
import { spansJudge } from './reading/spans-judge.ts'
import { printTable } from '../../bench/report.ts'

// `npm run bench -- reading`: measures how well comments are understood, on the unseen half of the real data. `node
// composer/bench/reading.ts --lang ja,zh --half seen --errors 30 --of sentiment` prints errors for tuning word lists.
const kinds: readonly ErrorKind[] = ['sentiment', 'language', 'topics', 'spam']

export async function measure(query: RowsQuery = { half: 'unseen', languages: null }): Promise<Figure[]> {
  if (!hasData) {
    console.log(noData)
    return []
  }
  const judges = [
    languageJudge(),
    sentimentJudge(),
    sharesJudge(),
    highlightsJudge(),
    labelsJudge(),
    spansJudge(),
    aspectsJudge(),
    spamJudge(),
  ]
  const start = performance.now()
  let rows = 0
  for await (const row of readRows(query)) {
    rows += 1
    for (const judge of judges) judge.see(row)
  }
  console.log(`${rows} texts of the ${query.half} half in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return judges.flatMap((judge) => judge.figures())
}

/** Prints wrongly read rows for tuning: every nth of them, so that they come from all sets. */
async function showErrors(query: RowsQuery, most: number, kind: ErrorKind): Promise<void> {
  if (query.half !== 'seen') throw new Error('Rows of the unseen half are never shown: add --half seen.')
  const wrong: string[] = []
  for await (const row of readRows(query)) {
    const why = errorOf(row, kind)
    const title = row.title ? `[${row.title}] ` : ''
    if (why) wrong.push(`${row.set} ${why}\n    ${title}${row.text.replace(/\s+/g, ' ').slice(0, 400)}`)
  }
  const step = Math.max(1, wrong.length / most)
  for (let n = 0; n < Math.min(most, wrong.length); n++) console.log(wrong[Math.floor(n * step)])
  console.log(`${wrong.length} wrong rows`)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      lang: { type: 'string' },
      half: { type: 'string', default: 'unseen' },
      errors: { type: 'string' },
      of: { type: 'string', default: 'sentiment' },
    },
  })
  const query: RowsQuery = {
    half: values.half === 'seen' ? 'seen' : 'unseen',
    languages: values.lang?.split(',') ?? null,
  }
  if (values.errors && hasData) {
    await showErrors(query, Number(values.errors), kinds.find((kind) => kind === values.of) ?? 'sentiment')
  } else printTable(await measure(query))
}
