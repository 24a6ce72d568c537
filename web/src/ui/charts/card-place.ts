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
  const beside = BESIDE + reach
  const room = (atLeft ? x : width - x) - beside
  const [from, to] = atLeft ? [x - beside - CARD.width, x] : [x, x + beside + CARD.width]
  const covered = spots.filter((spot) => spot.x >= from && spot.x <= to).map(({ y }) => y)
  const below = bottom - Math.max(0, ...covered)
  const above = Math.min(bottom, ...covered)
  const high = below < CARD.height && above > below
  return {
    maxWidth: room + OVERHANG,
    ...(atLeft ? { right: width - x + beside } : { left: x + beside }),
    ...(high ? { top: EDGE } : { top: bottom - EDGE, transform: 'translateY(-100%)' }),
  }
}

const BESIDE = 12
const EDGE = 8
const OVERHANG = 12
const CARD = { width: 160, height: 84 }
