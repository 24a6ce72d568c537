/** Where there is no room for the list next to a review: on a phone, also in landscape. */
export const asPage = '(max-width: 767px), (max-width: 1023px) and (max-height: 499px)'

/** Where a review opens next to the list. */
export const besideList = '(min-width: 1024px), (min-width: 768px) and (min-height: 500px)'
