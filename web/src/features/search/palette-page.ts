import type { LucideIcon } from 'lucide-react'

/** A page that the palette links to. */
export interface PalettePage {
  to: string
  label: string
  icon: LucideIcon
  /** Other words that find it. */
  keywords?: string | undefined
}

/** A command of the palette. */
export interface PaletteCommand {
  label: string
  icon: LucideIcon
  keywords?: string | undefined
  run: () => void
}

/** Whether a label, or the other words for it, contains every typed word. */
export function matches(label: string, typed: string): boolean {
  const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return plain(typed)
    .split(/\s+/)
    .every((word) => plain(label).includes(word))
}
