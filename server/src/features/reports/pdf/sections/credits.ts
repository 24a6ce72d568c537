import type { ReportCredits, ReportData } from '../../report-data.ts'
import { earlierName } from '../days.ts'
import { ink, type, type Paper, sheet, drawTable, type Column, drawHeading } from '../../../../pdf/index.ts'
import { count } from '../numbers.ts'

const columns: Column[] = [
  { name: 'Used for', right: 480 },
  { name: 'Times', right: 610 },
  { name: 'Credits', right: 737.7 },
]

/** Credits spent, by kind. */
export function drawCredits(paper: Paper, data: ReportData, credits: ReportCredits) {
  const before = credits.usedBefore === null ? '' : `, ${count(credits.usedBefore)} ${earlierName(data)}`
  const meta = `${count(credits.used)} used${before}`
  if (credits.kinds.length > 0) {
    const rows = credits.kinds.map((kind) => [
      { text: kind.name },
      { text: count(kind.count) },
      { text: count(kind.credits) },
    ])
    return drawTable(paper, { title: 'Credits', meta, columns, rows })
  }
  paper.room(60)
  paper.y += drawHeading(paper, { title: 'Credits', meta }) + 8
  paper.tag('P', () => {
    const at = { x: sheet.left, y: paper.y, width: 500 }
    paper.y += paper.say('No credits used.', at, { ...type.body, ink: ink.meta })
  })
}
