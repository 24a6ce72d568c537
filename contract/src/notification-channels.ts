import { notificationKinds, type NotificationKind } from './notification-kinds.ts'

/** How a notification reaches a person. */
export const channels = ['inApp', 'mail', 'push'] as const
export type Channel = (typeof channels)[number]
export type Channels = Record<Channel, boolean>

/** Rows of the table, by group. */
export const notificationGroups = {
  comments: ['comment', 'low-rating', 'risk', 'mention', 'assigned', 'woke'],
  replies: ['bulk', 'send-failed', 'send-unknown'],
  company: ['connection', 'change', 'import', 'report', 'project', 'credits', 'billing', 'member'],
  product: ['announcement'],
} as const satisfies Record<string, readonly NotificationKind[]>
export type NotificationGroup = keyof typeof notificationGroups

/** Default channels of each event; defined only here. */
export const usualChannels: Record<NotificationKind, Channels> = {
  comment: { inApp: true, mail: false, push: true },
  'low-rating': { inApp: true, mail: true, push: true },
  risk: { inApp: true, mail: true, push: true },
  mention: { inApp: true, mail: true, push: true },
  assigned: { inApp: true, mail: false, push: true },
  woke: { inApp: true, mail: false, push: false },
  bulk: { inApp: true, mail: false, push: true },
  'send-failed': { inApp: true, mail: true, push: true },
  'send-unknown': { inApp: true, mail: true, push: true },
  connection: { inApp: true, mail: true, push: true },
  change: { inApp: true, mail: true, push: false },
  import: { inApp: true, mail: false, push: true },
  report: { inApp: true, mail: false, push: true },
  project: { inApp: true, mail: true, push: true },
  credits: { inApp: true, mail: true, push: false },
  billing: { inApp: true, mail: true, push: false },
  member: { inApp: true, mail: true, push: false },
  announcement: { inApp: true, mail: true, push: false },
}

/** Channels that an event can't use: an announcement never sends a push. */
export const hasChannel = (kind: NotificationKind, channel: Channel): boolean =>
  !(kind === 'announcement' && channel === 'push')

/** Mailed immediately instead of in the digest. */
export const urgentKinds: readonly NotificationKind[] = ['risk', 'send-failed', 'send-unknown', 'connection']

/** Delivered during quiet hours. */
export const loudKinds: readonly NotificationKind[] = ['risk']

/** Sent outside the console only in the digest. */
export const bundledKinds: readonly NotificationKind[] = ['comment', 'low-rating']
export const bundleMinutes = 15

export const rhythms = ['urgent', 'each', 'hourly', 'daily'] as const
export type Rhythm = (typeof rhythms)[number]

/** Hour of the daily mail, in the person's timezone. */
export const digestHour = 8

/** Full hours in the person's timezone; from 20 to 7 spans midnight. */
export interface QuietHours {
  on: boolean
  from: number
  to: number
}
export const usualQuiet: QuietHours = { on: false, from: 20, to: 7 }

/** Profile toggles: each maps to cells of the table, so both screens show the same choice. */
export const profileToggles = {
  account: { channel: 'mail', kinds: ['credits', 'billing', 'member', 'connection'] },
  features: { channel: 'mail', kinds: ['announcement'] },
  messages: { channel: 'push', kinds: ['comment', 'low-rating', 'mention'] },
  tasks: { channel: 'push', kinds: ['assigned', 'bulk', 'import', 'report', 'project'] },
  reminders: { channel: 'push', kinds: ['woke'] },
} as const satisfies Record<string, { channel: Channel; kinds: readonly NotificationKind[] }>
export type ProfileToggle = keyof typeof profileToggles

export type Choices = Record<NotificationKind, Channels>

/** Applies a person's choices over the defaults. */
export function withUsual(chosen: { event: string; channel: string; isOn: boolean }[]): Choices {
  const all = Object.fromEntries(notificationKinds.map((kind) => [kind, { ...usualChannels[kind] }])) as Choices
  for (const { event, channel, isOn } of chosen) {
    const row = all[event as NotificationKind] as Channels | undefined
    if (row && channels.includes(channel as Channel)) row[channel as Channel] = isOn
  }
  return all
}
