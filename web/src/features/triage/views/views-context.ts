import { createContext } from 'react'

export interface ViewsProps {
  /** The current query string, without parameters that aren't filters. */
  query: string
  onOpen: (query: string) => void
  onSave: () => void
}

/** The list whose views are shown; a context, because the lazily loaded popup gets no props. */
export const ViewsContext = createContext<ViewsProps | null>(null)
