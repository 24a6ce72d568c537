import { EnvError, readEnv, type Env } from '../env/env.ts'
import { examineAddress } from './address.ts'
import { examineClock } from './clock.ts'
import { examineDatabase } from './database.ts'
import { finding, type Finding } from './finding.ts'
import { examineMail } from './mail.ts'
import { examineModel } from './model.ts'
import { examinePlatforms } from './platforms.ts'
import { createWorld } from './world.ts'

export interface Ask {
  source: NodeJS.ProcessEnv
  now?: () => Date
  shop?: string | null
}

/** Checks every outside dependency of the product, and changes nothing. */
export async function examine({ source, now = () => new Date(), shop = null }: Ask): Promise<Finding[]> {
  const read = readSettings(source)
  if ('problems' in read) {
    const next = ['Correct them (see .env.example) and run this again. Nothing else was tested.']
    return [finding('settings', 'Settings', { state: 'wrong', problems: read.problems, next })]
  }
  return examineSettings(read.env, now, shop)
}

/** The same for settings that are already valid, as in a running server. */
export async function examineSettings(env: Env, now: () => Date, shop: string | null = null): Promise<Finding[]> {
  const world = createWorld(env, now, shop)
  try {
    const [platforms, ...others] = await Promise.all([
      examinePlatforms(world),
      examineModel(world),
      examineMail(world),
      examineDatabase(world),
      examineAddress(world),
    ])
    return [finding('settings', 'Settings'), ...platforms, ...others, examineClock(world)]
  } finally {
    world.close()
  }
}

function readSettings(source: NodeJS.ProcessEnv): { env: Env } | { problems: string[] } {
  try {
    return { env: readEnv(source) }
  } catch (error) {
    if (error instanceof EnvError) return { problems: [...error.problems] }
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    return { problems: [`DATA_DIR: this folder can’t be used (${code})`] }
  }
}
