export interface Section {
  /** The fragment of the address, after #. */
  id: string
  title: string
  paragraphs: readonly string[]
  steps?: readonly string[]
  /** Names and their meanings, as a table. */
  rows?: readonly (readonly [name: string, meaning: string])[]
  link?: { to: ScreenPath; label: string } | SettingsLink
}

interface SettingsLink {
  to: '/settings'
  search: { tab: 'notifications' | 'advanced' }
  label: string
}

/** A built-in text with several sections. */
export interface Article {
  title: string
  lead: string
  sections: readonly Section[]
}

/** Sections that contain every typed word; those whose heading contains them all come first. */
export function findSections(sections: readonly Section[], typed: string): readonly Section[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  const hasAll = (text: string): boolean => words.every((word) => plain(text).includes(word))
  const found = sections.filter((one) => hasAll(wordsOf(one)))
  return [...found.filter(({ title }) => hasAll(title)), ...found.filter(({ title }) => !hasAll(title))]
}

const wordsOf = ({ title, paragraphs, steps = [], rows = [] }: Section): string =>
  [title, ...paragraphs, ...steps, ...rows.flat()].join('\n')

const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll('’', "'")

type ScreenPath =
  | '/connections'
  | '/projects'
  | '/responses'
  | '/people'
  | '/brand-voice'
  | '/templates'
  | '/import'
  | '/analytics'
  | '/radar'
  | '/transactions'
  | '/plans'
  | '/loyalty-manager'
