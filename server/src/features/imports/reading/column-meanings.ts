import type { CommentField, ProductField } from './mapping.ts'
export function columnMeanings(_name: string): { field: CommentField | ProductField; confidence: number }[] {
  return []
}
