/** The id of the element that the list of comments scrolls in. */
export const listScrollerId = 'review-list'

export const listScroller = (): HTMLElement | null => document.getElementById(listScrollerId)
