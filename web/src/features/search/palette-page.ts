import type { LucideIcon } from 'lucide-react'

/** A place of the console that the palette leads to. */
export interface PalettePage {
  to: string
  label: string
  icon: LucideIcon
}

/** Something that it does. */
export interface PaletteCommand {
  label: string
  icon: LucideIcon
  run: () => void
}

/** Entries whose words hold every typed one. */
export function matches(label: string, typed: string): boolean {
  const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return plain(typed)
    .split(/\s+/)
    .every((word) => plain(label).includes(word))
}
