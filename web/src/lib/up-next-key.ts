/** Read again with the list, like the figures: each change of a reply changes what waits and what was spent. */
export const upNextKey = ['comments', 'up-next'] as const
