import type { EffectGroupSums, EffectSide, ProjectEffect } from '@bizamply/contract/project-effect'
import type { CsvCell } from '../../files/csv-lines.ts'

/** The effect's weeks as rows of a file, one per group and week; the first row is the header. */
export function effectRows({ weeks }: ProjectEffect): CsvCell[][] {
  return [
    [
      'Week start',
      'Week end',
      'Period',
      'Week complete',
      'Group',
      'Average rating',
      'Rated',
      'Mentions',
      'Complaints',
      'Reviews received',
    ],
    ...weeks.flatMap(({ from, to, side, open, project, sameTopics, otherTopics }) => {
      const lineOf = (group: string, sums: EffectGroupSums | null): CsvCell[][] =>
        sums ? [[from, to, sideNames[side], open ? 'No' : 'Yes', group, ...cellsOf(sums)]] : []
      return [
        ...lineOf('This project', project),
        ...lineOf('Same topics, other products', sameTopics),
        ...lineOf('Other topics, same products', otherTopics),
      ]
    }),
  ]
}

const sideNames: Record<EffectSide, string> = { before: 'Before', between: 'In progress', after: 'After' }

const cellsOf = ({ rating, rated, mentions, complaints, received }: EffectGroupSums): CsvCell[] => [
  rating === null ? null : Math.round(rating * 100) / 100,
  rated,
  mentions,
  complaints,
  received,
]
