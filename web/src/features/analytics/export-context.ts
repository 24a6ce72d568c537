import { createContext } from 'react'
import type { ExportMenuProps } from './analytics-parts.ts'

/** The popup loads by itself and takes no other way. */
export const ExportContext = createContext<ExportMenuProps['range'] | null>(null)
