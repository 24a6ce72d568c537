import { builtInLanguages } from '@bizamply/contract/built-in-languages'
import type { Comment } from '@bizamply/contract/comments'

/** The language of a generated reply: the comment's, or English if the built-in composer doesn't support that. */
export function generatedIn({ composer, language }: Pick<Comment, 'composer' | 'language'>): string | null {
  return isBuiltIn(composer) && language !== null && !builtInLanguages.includes(language) ? 'en' : language
}

/** By the built-in composer, which follows only instructions about tone and length. */
export const isBuiltIn = (composer: Comment['composer']): boolean =>
  composer === 'built-in' || composer?.startsWith('built-in:') === true
