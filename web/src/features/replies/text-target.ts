import type { Comment } from '@bizamply/contract/comments'
import type { ComponentType } from 'react'
import type { InsertText } from './insert-text.ts'

/** A reply that is being written, as menus of other features see it. */
export interface TextTarget {
  comment: Comment
  brandName: string
  /** Its text can be changed now. */
  open: boolean
  insertText: InsertText
}

/** Menus that insert text into a reply. */
export type TextMenus = ComponentType<TextTarget>
