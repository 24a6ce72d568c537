import type { CommentPlatform } from '@bizamply/contract/comments'
import { plainName } from './meanings.ts'
import type { KnownExport } from './mapping.ts'

export interface KnownForm {
  known: KnownExport
  platform: CommentPlatform
  /** Columns that only this export has in combination. */
  has: string[]
  hasNot?: string[]
  /** Columns whose names would mislead. */
  never?: string[]
}

/** The known app's export with these columns, or null. Column lists: the apps' docs and samples. */
export function knownForm(columns: string[]): KnownForm | null {
  const names = new Set(columns.map(plainName))
  return (
    forms.find(
      ({ has, hasNot = [] }) => has.every((name) => names.has(name)) && !hasNot.some((name) => names.has(name)),
    ) ?? null
  )
}

const forms: KnownForm[] = [
  {
    known: 'judgeme-export',
    platform: 'judgeme',
    has: ['title', 'body', 'rating', 'review date', 'reviewer name', 'curated'],
  },
  {
    known: 'opinew',
    platform: 'import',
    has: ['body', 'rating', 'review date', 'state', 'reviewer name', 'product handle'],
  },
  {
    known: 'judgeme-import',
    platform: 'import',
    has: ['title', 'body', 'rating', 'review date', 'reviewer name', 'reviewer email', 'product handle'],
    hasNot: ['curated', 'state'],
  },
  {
    known: 'shopify-reviews',
    platform: 'shopify',
    has: ['product handle', 'state', 'rating', 'title', 'author', 'body', 'created at'],
  },
  { known: 'loox', platform: 'import', has: ['id', 'rating', 'nickname', 'review', 'handle', 'verified purchase'] },
  {
    known: 'yotpo-import',
    platform: 'import',
    has: ['review title', 'review content', 'review score', 'display name', 'published'],
    hasNot: ['product url'],
  },
  { known: 'yotpo-export', platform: 'yotpo', has: ['review title', 'review content', 'review score'] },
  { known: 'okendo', platform: 'import', has: ['body', 'rating', 'date created'] },
  {
    known: 'google-play',
    platform: 'google',
    has: ['review id', 'user name', 'content', 'score', 'at'],
    never: ['app version', 'review created version'],
  },
  { known: 'shopify-products', platform: 'import', has: ['handle', 'title', 'body html', 'vendor', 'variant sku'] },
  { known: 'shopify-products', platform: 'import', has: ['url handle', 'title', 'description', 'vendor', 'sku'] },
]
