/** At least 44 pixels for a finger, for a small button in a row that has the room. */
export const touchTarget = 'coarse:min-h-11 coarse:min-w-11'

/** The same, around a button that keeps its look; for rows that are high enough. */
export const touchTargetAround = 'relative coarse:after:absolute coarse:after:inset-x-0 coarse:after:-inset-y-1.25'
