import { createContext } from 'react'
import type { View } from './queries.ts'

/** The view that a menu is about; a context, because the lazily loaded popup gets no props. */
export const ViewMenuContext = createContext<{ view: View; onEdit: () => void } | null>(null)
