import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useSeen } from '../../lib/use-seen.ts'
import type { FigureName } from './article.ts'

const Drawing = lazyPart(() => import('./figures/drawing.tsx').then((it) => ({ default: it.Drawing })))

export interface FigureProps {
  name: FigureName
  /** Only its upper part, as high as the text of a change. */
  cropped?: boolean
}

/**
 * A still picture of a part of the console, drawn with its own parts when it comes near. Screen
 * readers read the caption.
 */
export function Figure({ name, cropped = false }: FigureProps) {
  const t = useTranslations('help')
  const [ref, seen] = useSeen<HTMLElement>()
  return (
    <figure ref={ref} className="grid max-w-100 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div
        aria-hidden="true"
        inert
        style={cropped ? { height: Math.min(heights[name], CROPPED) } : { minHeight: heights[name] }}
        className={`grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-canvas p-3 select-none ${cropped && heights[name] > CROPPED ? 'content-start pb-0' : 'content-center'}`}
      >
        <Suspense>{seen && <Drawing name={name} />}</Suspense>
      </div>
      <figcaption className={cropped ? 'sr-only' : 'text-xs text-pretty text-ink-3'}>{t(`caption.${name}`)}</figcaption>
    </figure>
  )
}

const CROPPED = 172

/** Kept free until the drawing is there, so that the text doesn't move. In px, with the frame. */
const heights: Record<FigureName, number> = {
  alert: 164,
  bulk: 170,
  connection: 136,
  credits: 188,
  deliveries: 148,
  disconnected: 148,
  draft: 260,
  effect: 182,
  filters: 202,
  flagged: 260,
  inbox: 260,
  person: 188,
  trend: 220,
}
