import type { LucideIcon } from 'lucide-react'

/** A place of the console that the palette leads to. */
export interface PalettePage {
  to: string
  label: string
  icon: LucideIcon
}
