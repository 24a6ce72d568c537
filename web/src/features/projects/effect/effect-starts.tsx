import type { ProjectEffect } from '@bizamply/contract/project-effect'
import { useTranslations } from 'use-intl'
import { textWidth } from '../../../ui/charts/axis-labels.ts'
import { useDayWords } from '../project-words.ts'
import type { EffectGeometry } from './effect-geometry.ts'

interface EffectStartsProps {
  geometry: EffectGeometry
  effect: ProjectEffect
}

/** Marks when the work started and when customers first had the change. */
export function EffectStarts({ geometry, effect }: EffectStartsProps) {
  const t = useTranslations('projectEffect')
  const days = useDayWords()
  const { sides, bottom } = geometry
  const label = (side: 'between' | 'after'): string => {
    const first = effect.weeks.find((week) => week.side === side)?.from ?? ''
    return t(side === 'after' ? 'shipped' : 'started', { day: days.short(first, effect.today) })
  }
  const started = sides.before && sides.between ? { x: sides.between.from, label: label('between') } : null
  const shipped = sides.after ? { x: sides.after.from, label: label('after') } : null
  return placed(geometry, started, shipped).map(({ x, label: words, isLeft, y }) => (
    <g key={x}>
      <path d={`M${x} ${y - 9}V${bottom}`} stroke="var(--ink-3)" />
      <text x={isLeft ? x - 6 : x + 6} y={y} textAnchor={isLeft ? 'end' : 'start'} className="fill-ink-2 text-micro">
        {words}
      </text>
    </g>
  ))
}

interface Mark {
  x: number
  label: string
}

/** Above the plot, next to their lines; one label above the other if both don't fit in a row. */
function placed({ left, right }: EffectGeometry, started: Mark | null, shipped: Mark | null) {
  const edge = right + MARGIN
  const widthOf = ({ label }: Mark): number => textWidth(label) * NARROW + 8
  const isRight = (mark: Mark, to: number): boolean => mark.x + widthOf(mark) <= to
  if (!started || !shipped) {
    return [started, shipped].flatMap((mark) => (mark ? [{ ...mark, isLeft: !isRight(mark, edge), y: HIGH }] : []))
  }
  const shippedLeft = !isRight(shipped, edge)
  const shippedFrom = shippedLeft ? shipped.x - widthOf(shipped) : shipped.x
  const startedLeft = !isRight(started, shippedFrom)
  if (shippedFrom >= started.x && (!startedLeft || started.x - widthOf(started) >= left)) {
    return [
      { ...started, isLeft: startedLeft, y: HIGH },
      { ...shipped, isLeft: shippedLeft, y: HIGH },
    ]
  }
  // The line of the lower label begins below the upper label.
  return [
    { ...started, isLeft: shippedLeft, y: shippedLeft ? LOW : HIGH },
    { ...shipped, isLeft: shippedLeft, y: shippedLeft ? HIGH : LOW },
  ]
}

/** Right of the plot. */
const MARGIN = 4
/** The estimate is for the widest letters. */
const NARROW = 0.88
const [HIGH, LOW] = [11, 24]
