import { useState } from 'react'
import { keys, storage } from '../../../lib/storage.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { actionPlace, line } from './attention-line.tsx'

const USUAL = 3
const MOST = 8

/**
 * What needs attention, until its code and data have arrived: as many lines as last time, and as high as last time if the
 * window has the same width, so that nothing moves.
 */
export function AttentionSkeleton() {
  const [lines] = useState(lastLines)
  const [height] = useState(lastHeight)
  if (lines === 0) return null
  return (
    <div style={{ minHeight: height }} className="grid grid-rows-[auto_1fr] border-b border-line">
      <div className="flex min-h-11 items-center justify-between px-4 pt-1 sm:px-6">
        <Skeleton className="h-3.5 w-28" />
        <Skeleton className="h-3.5 w-36" />
      </div>
      <ul aria-hidden="true" className="grid auto-rows-fr">
        {Array.from({ length: lines }, (_, at) => (
          <li key={at} className={line}>
            <Skeleton className="size-8 rounded-md max-sm:row-span-2" />
            <span className="grid gap-2">
              <Skeleton className="h-3.5 w-32" />
              <Skeleton className="h-3 w-52 max-w-full" />
            </span>
            <span className={`${actionPlace} sm:col-start-4`}>
              <Skeleton className="h-7 w-18 rounded-sm max-[259px]:w-full coarse:h-9" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The height of a panel without lines is of no use. */
export function rememberLines(lines: number, height: number | undefined): void {
  storage.set('local', keys.attentionLines, String(lines))
  if (height) storage.set('local', keys.attentionHeight, `${window.innerWidth} ${height}`)
}

function lastLines(): number {
  const lines = Number(storage.get('local', keys.attentionLines) ?? USUAL)
  return Number.isInteger(lines) && lines >= 0 && lines <= MOST ? lines : USUAL
}

function lastHeight(): number | undefined {
  const [width, height] = (storage.get('local', keys.attentionHeight) ?? '').split(' ').map(Number)
  return width === window.innerWidth && height && height < MOST_HEIGHT ? height : undefined
}

const MOST_HEIGHT = 1200
