import { sizes } from '@bizamply/contract/size-limits'

export const FILE_LIMIT = sizes.importFile

export type FileProblem = 'too-large' | 'wrong-type' | 'old-excel' | 'empty'

const readable = /\.(csv|tsv|tab|txt|json|jsonl|ndjson|xlsx)(\.gz)?$|\.gz$/i
const oldExcel = /\.(xls|xlsm|xlsb|ods|numbers)$/i

/** Why a file is refused before the upload; null means that the server reads it. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  if (oldExcel.test(name)) return 'old-excel'
  if (!readable.test(name)) return 'wrong-type'
  if (size === 0) return 'empty'
  return size > FILE_LIMIT ? 'too-large' : null
}

/** File types that the system's file dialog offers. */
export const accepted = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.tab'],
  'text/plain': ['.txt'],
  'application/json': ['.json'],
  'application/x-ndjson': ['.jsonl', '.ndjson'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/gzip': ['.gz'],
}
