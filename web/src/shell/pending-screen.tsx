import { createContext, use, type ReactNode } from 'react'
import { LoadingMark } from '../ui/loading-mark.tsx'

/** What the shell shows in the place of a screen whose code is loading; null outside the shell. */
export const InPlaceOfScreen = createContext<ReactNode>(null)

/** The router's only pending component, so it must not import the shell. */
export function PendingScreen() {
  return use(InPlaceOfScreen) ?? <LoadingMark />
}
