/** How long a send can be undone, in seconds. 0 sends immediately. */
export const undoWindow = { default: 5, most: 60 } as const
