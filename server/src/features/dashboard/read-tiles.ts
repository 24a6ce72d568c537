import { addDays } from '@bizamply/contract/ranges'
import type { FiguresWindow } from '@bizamply/contract/triage'
import type { Ctx } from '../../context.ts'
import { readBoth } from './read-compared-series.ts'
import { readBrand } from './read-brand.ts'
import { presentFigures, zeros, type Sums } from '../rollups/index.ts'
import { windowsOf } from './windows.ts'

/** The last days in the brand's timezone up to now, and equally many before up to the same time of day. */
export async function readTiles(ctx: Ctx, days: number) {
  const at = ctx.now()
  return ctx.tx(async (tx) => {
    const { timezone } = await readBrand(tx, ctx)
    const { today } = windowsOf(timezone, at, { compare: 'none' })
    const windows = windowsOf(timezone, at, { from: addDays(today, 1 - days), to: today, compare: 'previous' })
    const { series, before } = await readBoth({ tx, ctx, timezone }, windows)
    const { from, to } = windows.now
    return { from, to, now: present(series.sums), before: present(before?.sums ?? zeros()) }
  })
}

function present(sums: Sums): FiguresWindow {
  const { received, pending, draft, sent, handledRate, responseRate, responseHours, rating, rated } =
    presentFigures(sums)
  return { total: received, pending, draft, sent, handledRate, sentRate: responseRate, responseHours, rating, rated }
}
