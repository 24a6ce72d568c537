import type { Services } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { recordRollupCheck, readSetting, saveSetting } from '../../db/settings.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { isolate } from '../../jobs/isolate.ts'
import { FIRST_DAY, checkStep, type BrandPlace } from './check-rollups.ts'

/** Progress of tonight's check across all brands. */
interface Walk extends BrandPlace {
  night: string
  from: string
  /** Incorrect rows found so far. */
  wrong: number
  done: boolean
}

const NIGHT_BEGINS_MS = 3 * 3_600_000
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Checks and repairs all brands' rollups nightly, with errors logged and counted in a metric. Progress is saved after
 * each step, so a restart resumes there. What doesn't fit into `runMs` is left to the next run.
 */
export async function sweepRollups(services: Services, runMs = Infinity): Promise<void> {
  const client = services.db.global.$client
  const night = new Date(services.now().getTime() - NIGHT_BEGINS_MS).toISOString().slice(0, 10)
  const known = await readSetting<Walk>(client, 'rollups-walk')
  const start = { night, companyId: first, brandId: first, from: FIRST_DAY, wrong: 0 }
  // On the first day there is nothing to check yet.
  if (!known) return saveSetting(client, 'rollups-walk', { ...start, done: true })
  if (known.done && known.night >= night) return
  let walk: Walk = known.done ? { ...start, done: false } : known
  const ends = performance.now() + runMs
  while (!walk.done && performance.now() < ends) {
    walk = await step(services, walk)
    await saveSetting(client, 'rollups-walk', walk)
  }
  if (walk.done || walk.wrong > 0) await recordRollupCheck(client, walk.wrong)
}

async function step(services: Services, walk: Walk): Promise<Walk> {
  const brand = await brandFrom(services.db, walk, true)
  if (!brand) return { ...walk, done: true }
  const from = brand.brandId === walk.brandId ? walk.from : FIRST_DAY
  const { next, wrong } = await checkBrand(services, { ...brand, from })
  if (next) return { ...walk, ...brand, from: next, wrong: walk.wrong + wrong }
  const behind = await nextBrand(services.db, brand)
  return { ...walk, ...(behind ?? brand), from: FIRST_DAY, wrong: walk.wrong + wrong, done: behind === null }
}

/** A brand that fails must not block the rest. */
async function checkBrand(
  services: Services,
  place: BrandPlace & { from: string },
): Promise<{ next: string | null; wrong: number }> {
  const failure = { log: services.log, message: "could not check a brand's rollups", about: place }
  const found = await isolate(failure, () => checkStep(services.db, place, true))
  if (!found) return { next: null, wrong: 0 }
  const wrong = Object.values(found.wrong).reduce((sum, rows) => sum + rows, 0)
  if (wrong > 0) services.log.error({ ...place, wrong: found.wrong }, 'rollups did not match the comments')
  if (found.strayDays > 0) services.log.info({ ...place, moved: found.strayDays }, 'moved comments to their days')
  return { next: found.next, wrong }
}

/** The next brand across all companies, in a fixed order. */
export const nextBrand = (db: Database, place: BrandPlace): Promise<BrandPlace | null> => brandFrom(db, place, false)

async function brandFrom(db: Database, place: BrandPlace, itself: boolean): Promise<BrandPlace | null> {
  const [row] = await db.asAdmin((tx) =>
    plannedPerCall<BrandPlace>(
      tx,
      `select company_id as "companyId", id as "brandId" from app.brands
       where (company_id, id) ${itself ? '>=' : '>'} ($1::uuid, $2::uuid) order by company_id, id limit 1`,
      [place.companyId, place.brandId],
    ),
  )
  return row ?? null
}

/** Every brand of one company, or of all. */
export const listBrandPlaces = (db: Database, companyId: string | null): Promise<BrandPlace[]> =>
  db.asAdmin((tx) =>
    plannedPerCall<BrandPlace>(
      tx,
      `select company_id as "companyId", id as "brandId" from app.brands
       where $1::uuid is null or company_id = $1 order by company_id, id`,
      [companyId],
    ),
  )
