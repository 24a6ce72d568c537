import { announcedReleases, releaseDays } from '@bizamply/contract/releases'
import type { Services } from '../../context.ts'
import { readSetting, saveSetting } from '../../db/settings.ts'
import { notifyEveryone } from './notify-everyone.ts'

const DAY_MS = 86_400_000

type Release = (typeof announcedReleases)[number]

/** Notifies everyone who joined before a release about it, once; an interrupted run restarts without duplicates. */
export async function notifyReleases(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  releases: readonly Release[] = announcedReleases,
): Promise<void> {
  for (const one of releases) {
    const day = new Date(`${one.day}T00:00:00Z`)
    const age = now().getTime() - day.getTime()
    if (age < 0 || age > releaseDays * DAY_MS || (await readSetting(db.global.$client, `release:${one.id}`))) continue
    await notifyEveryone({ db, now, log }, { details: { title: one.title }, onceKey: `release:${one.id}`, before: day })
    await saveSetting(db.global.$client, `release:${one.id}`, { day: one.day })
  }
}
