import type { World } from '../world/world.ts'

/** Ids of 19 digits, as TikTok's are: a number can't hold them. */
export const longId = (world: World): string => `730${world.nextId()}`
