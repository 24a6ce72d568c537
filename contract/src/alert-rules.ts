export const alertKinds = ['rating', 'topic'] as const
export type AlertKind = (typeof alertKinds)[number]

/** Tabs of the list: a muted alert is neither open nor acknowledged. */
export const alertStates = ['open', 'acknowledged', 'muted'] as const
export type AlertState = (typeof alertStates)[number]

/** Days that a mute lasts; `always` never ends. */
export const muteSpans = ['7', '30', '90', 'always'] as const
export type MuteSpan = (typeof muteSpans)[number]
