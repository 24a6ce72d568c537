import { createContext } from 'react'
import type { ExportMenuProps } from '../analytics-parts.ts'

/** Passes the range to the lazy-loaded popup, which can’t receive it as a prop. */
export const ExportContext = createContext<ExportMenuProps['range'] | null>(null)
