/**
 * Position of a reading card: next to the hairline at x, on the side with more room, covering the
 * fewest points.
 */
export function cardPlace(
  x: number,
  spots: readonly { x: number; y: number }[],
  {
    width,
    bottom,
    reach = 0,
  }: { width: number; bottom: number; /** How far the point itself goes to either side. */ reach?: number },
) {
  const atLeft = x > width / 2
  const offset = GAP + reach
  const room = (atLeft ? x : width - x) - offset
  const [from, to] = atLeft ? [x - offset - CARD.width, x] : [x, x + offset + CARD.width]
  const covered = spots.filter((spot) => spot.x >= from && spot.x <= to).map(({ y }) => y)
  const below = bottom - Math.max(0, ...covered)
  const above = Math.min(bottom, ...covered)
  const high = below < CARD.height && above > below
  return {
    maxWidth: room + OVERHANG,
    ...(atLeft ? { right: width - x + offset } : { left: x + offset }),
    ...(high ? { top: EDGE } : { top: bottom - EDGE, transform: 'translateY(-100%)' }),
  }
}

const GAP = 12
const EDGE = 8
const OVERHANG = 12
const CARD = { width: 160, height: 84 }
