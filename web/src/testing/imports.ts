import type { ImportEntry, ImportPreview } from '@bizamply/contract/imports'

export const importId = (n: number): string => `01a1fe39-f086-7359-addd-${String(n).padStart(12, '0')}`

/** An entry of the import list. */
export const anImport = (n: number, more: Partial<ImportEntry> = {}): ImportEntry => ({
  importId: importId(n),
  kind: 'comments',
  fileName: `reviews-${n}.csv`,
  state: 'done',
  jobId: importId(900 + n),
  done: 100,
  total: 100,
  created: 40,
  updated: 2,
  unchanged: 3,
  rejected: 0,
  undo: null,
  reason: null,
  fileId: null,
  by: 'Nora Vance',
  at: new Date().toISOString(),
  undoable: true,
  ...more,
})

/** The server's preview of a small file with semicolons. */
export const aPreview = (more: Partial<ImportPreview> = {}): ImportPreview => ({
  fileId: importId(77),
  fileName: 'reviews.csv',
  size: 2048,
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  compressed: false,
  kind: 'comments',
  known: 'judgeme-export',
  platform: 'judgeme',
  columns: ['stars', 'body', 'when', 'source'],
  guess: {
    rating: { column: 'stars', confidence: 0.97 },
    text: { column: 'body', confidence: 0.7 },
    date: { column: 'when', confidence: 0.5 },
  },
  dateOrder: 'DMY',
  needsDateOrder: false,
  remembered: false,
  defaultDate: null,
  undated: { count: 0, of: 2, isWhole: true },
  notes: [],
  missing: null,
  rows: [
    ['5', 'Pours like a dream', '03/04/2024', 'web'],
    ['', '', '', ''],
  ],
  rowProblems: [null, { line: 3, reason: 'No review text or star rating' }],
  skipped: { count: 1, of: 2, isWhole: true },
  sample: [
    {
      line: 2,
      text: 'Pours like a dream',
      title: null,
      rating: 5,
      author: 'Ines Roth',
      date: '2024-04-03T00:00:00.000Z',
      product: 'Morrow Kettle',
      reply: 'Thank you, Ines.',
      language: 'en',
    },
    { line: 3, reason: 'No review text or star rating' },
  ],
  languages: [{ language: 'en', count: 1 }],
  ...more,
})

export const importList = (data: ImportEntry[]) => ({
  body: { success: true, data, pagination: { nextCursor: null, limit: 20 } },
})
