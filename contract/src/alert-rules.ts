export const alertKinds = ['rating', 'topic'] as const
export type AlertKind = (typeof alertKinds)[number]

/** How the list is cut: a muted alert is neither open nor acknowledged. */
export const alertStates = ['open', 'acknowledged', 'muted'] as const
export type AlertState = (typeof alertStates)[number]

/** A mute ends after so many days, or never. */
export const muteSpans = ['7', '30', '90', 'always'] as const
export type MuteSpan = (typeof muteSpans)[number]
