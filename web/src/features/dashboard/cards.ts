/** The four figures; the chosen one decides what the trend and the doughnut show. */
export const cards = ['reviews', 'rate', 'rating', 'time'] as const
export type Card = (typeof cards)[number]
