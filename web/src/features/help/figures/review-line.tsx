import type { ReactNode } from 'react'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { ProductTile, type ExampleProduct } from './product-tile.tsx'

export interface ReviewLineProps {
  name: string
  rating: number | null
  product: ExampleProduct
  platform: string
  age: string
  words: string
  /** In front of the picture, such as a checkbox. */
  leading?: ReactNode
  /** The third line. */
  children?: ReactNode
  look?: string
}

/** A review as the inbox lists it. */
export function ReviewLine(props: ReviewLineProps) {
  const { name, rating, product, platform, age, words, leading, children, look = '' } = props
  return (
    <div className={`relative flex gap-2.5 border-line p-2.5 not-first:border-t ${look}`}>
      {leading}
      <span className="relative size-8 shrink-0">
        <ProductTile product={product} />
        <span className="absolute -right-1 -bottom-1 grid rounded-xs bg-surface p-px">
          <PlatformMark platform={platform} size={12} />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <span className="truncate font-medium">{name}</span>
          <Stars rating={rating} size={10} />
          <span className="ml-auto shrink-0 text-xs text-ink-3 tabular-nums">{age}</span>
        </span>
        <span className="block truncate text-xs text-ink-2">{words}</span>
        {children && <span className="mt-0.5 flex min-w-0 items-center gap-2 text-xs text-ink-3">{children}</span>}
      </span>
    </div>
  )
}

export type Sentiment = 'positive' | 'negative' | 'mixed'

/** A dot and a word, as in the inbox. */
export function SentimentWord({ sentiment, children }: { sentiment: Sentiment; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 ${inks[sentiment]}`}>
      <span className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  )
}

const inks = { positive: 'text-sent-ink', negative: 'text-danger-ink', mixed: 'text-pending-ink' } as const
