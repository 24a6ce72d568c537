import { useState } from 'react'
import { keys, storage } from '../../../lib/storage.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { line } from './attention-line.tsx'

const USUAL = 3
const MOST = 8

/** What needs attention, until its code and data have arrived: as many lines as last time, so that nothing moves. */
export function AttentionSkeleton() {
  const [lines] = useState(lastLines)
  if (lines === 0) return null
  return (
    <div className="border-b border-line">
      <div className="flex min-h-11 items-center justify-between px-4 pt-1 sm:px-6">
        <Skeleton className="h-3.5 w-28" />
        <Skeleton className="h-3.5 w-36" />
      </div>
      <ul aria-hidden="true">
        {Array.from({ length: lines }, (_, at) => (
          <li key={at} className={line}>
            <Skeleton className="size-8 rounded-md max-sm:row-span-2" />
            <span className="grid gap-2">
              <Skeleton className="h-3.5 w-32" />
              <Skeleton className="h-3 w-52 max-w-full" />
            </span>
            <Skeleton className="h-7 w-18 rounded-sm coarse:h-9 max-sm:row-span-2 sm:col-start-4" />
          </li>
        ))}
      </ul>
    </div>
  )
}

export const rememberLines = (lines: number): void => storage.set('local', keys.attentionLines, String(lines))

function lastLines(): number {
  const lines = Number(storage.get('local', keys.attentionLines) ?? USUAL)
  return Number.isInteger(lines) && lines >= 0 && lines <= MOST ? lines : USUAL
}
