import { createContext } from 'react'
import type { ReplyAreaProps } from './reply-area.tsx'

/** The draft whose menu is open; the popup loads by itself and takes no other way. */
export const DraftMenuContext = createContext<ReplyAreaProps | null>(null)
