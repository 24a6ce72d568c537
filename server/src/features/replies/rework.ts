import { AppError } from '../../errors.ts'
import type { ComposeRequest } from '@bizamply/composer'
import type { Answerable } from './comment-deliveries.ts'
import type { Making } from './versions.ts'

type Rework = NonNullable<ComposeRequest['rework']>

/** A requested change to the reply on screen. */
export interface Wish {
  instructions?: string | undefined
  variant?: Rework['how'] | undefined
  language?: string | undefined
  text?: string | undefined
  mayStartOver?: boolean | undefined
  mustFollow?: boolean | undefined
}

/** The reply to rewrite, or null to write a new one. */
export function reworkOf(comment: Answerable, wish: Wish): Rework | null {
  const { variant = null, language = null, mayStartOver = true } = wish
  const shown = wish.text?.trim() ? wish.text : comment.replyText
  if (variant === null && !(wish.instructions && wish.text?.trim())) return null
  if (comment.status !== 'draft' || !shown) {
    throw new AppError('NOT_A_DRAFT', { message: 'There’s no draft to rewrite yet.' })
  }
  return { text: shown, how: variant, language: variant === 'translate' ? language : null, mayStartOver }
}

/** Unsaved text on screen, stored as its own version so that it isn't lost. */
export function unsavedOf(comment: Answerable, rework: Rework | null): string | null {
  return rework && rework.text !== comment.replyText ? rework.text : null
}

export function makingOf({ variant, instructions }: Wish): Making {
  if (variant) return variant === 'translate' ? 'translated' : variant
  return instructions ? 'instructed' : 'generated'
}
