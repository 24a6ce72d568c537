import { createContext } from 'react'

export interface ViewsProps {
  /** What stands behind the question mark now, without what is not a filter. */
  query: string
  onOpen: (query: string) => void
  onSave: () => void
}

/** The list whose views are chosen from; the popup loads by itself and takes no other way. */
export const ViewsContext = createContext<ViewsProps | null>(null)
