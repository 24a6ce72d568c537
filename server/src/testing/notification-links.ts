import type { NotificationSettings } from '@bizamply/contract/notification-settings'
import type { Choices } from '@bizamply/contract/notification-channels'
import type { Caller } from './caller.ts'

/** A person's settings, as the screen reads them. */
export async function settingsOf(caller: Caller): Promise<NotificationSettings & { choices: Choices }> {
  const { json } = await caller.get('/api/notifications/settings')
  return json['data'] as unknown as NotificationSettings & { choices: Choices }
}

export const marketingOf = async (caller: Caller): Promise<string> => (await settingsOf(caller)).marketing.state

/** The encrypted part of a link. */
export const codeOfLink = (link: string): string => new URL(link).searchParams.get('token') ?? ''
