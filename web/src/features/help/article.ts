/** A built-in text: articles in themed groups. */
export interface HelpText {
  path: '/help' | '/docs'
  title: string
  lead: string
  groups: readonly ArticleGroup[]
}

export interface ArticleGroup {
  /** The fragment of the address, after #; unique among groups and articles. */
  id: GroupId
  title: string
  text: string
  articles: readonly Article[]
}

export type GroupId =
  | 'getting-started'
  | 'inbox'
  | 'replies-and-ai'
  | 'numbers-and-reports'
  | 'company'
  | 'data'
  | 'writing'
  | 'measuring'

export interface Article {
  /** The fragment of the address, after #. */
  id: string
  title: string
  paragraphs: readonly string[]
  /** Other words that people search for. */
  keywords?: string
  steps?: readonly string[]
  /** Names and their meanings, as a table. */
  rows?: readonly (readonly [name: string, meaning: string])[]
  figure?: FigureName
  /** Ends with a button that opens the list of shortcuts. */
  keys?: true
  /** The screen that the article is about. */
  link?: ScreenLink
  /** The article of the documentation that goes deeper. */
  reference?: { id: string; label: string }
}

export type FigureName =
  | 'alert'
  | 'bulk'
  | 'connection'
  | 'credits'
  | 'deliveries'
  | 'disconnected'
  | 'draft'
  | 'effect'
  | 'filters'
  | 'flagged'
  | 'inbox'
  | 'person'
  | 'trend'

export type ScreenLink =
  | { to: ScreenPath; label: string }
  | { to: '/settings'; search: { tab: 'notifications' | 'advanced' | 'team' | 'audit' | 'company' }; label: string }
  | { to: '/profile'; search: { tab: 'security' }; label: string }

type ScreenPath =
  | '/analytics'
  | '/brand-voice'
  | '/connections'
  | '/dashboard'
  | '/help'
  | '/import'
  | '/loyalty-manager'
  | '/people'
  | '/plans'
  | '/profile'
  | '/projects'
  | '/radar'
  | '/reports'
  | '/responses'
  | '/templates'
  | '/transactions'
