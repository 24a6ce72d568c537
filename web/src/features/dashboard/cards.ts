/** The four figures. The selected one decides what the trend and the doughnut chart show. */
export const cards = ['reviews', 'rate', 'rating', 'time'] as const
export type Card = (typeof cards)[number]
