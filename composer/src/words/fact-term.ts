import { words } from './term-pattern.ts'

export interface FactTerm {
  /** The same in every language. */
  id: string
  /** Used in the reason: "A material that no stored fact names." */
  about:
    | 'material'
    | 'property'
    | 'certificate'
    | 'award'
    | 'stock'
    | 'warranty'
    | 'origin'
    | 'renown'
    | 'safety'
    | 'offer'
  pattern: RegExp
}

export const term = (about: FactTerm['about'], id: string, spaced: string, unspaced = ''): FactTerm => ({
  id,
  about,
  pattern: words(spaced, unspaced),
})
