import type { Alert } from '@bizamply/contract/alerts'

/** The query of /projects that opens a new project about what an alert is about. */
export const projectFromAlert = ({ id, product, topic }: Alert) => ({
  new: true as const,
  alert: id,
  product: product.id,
  ...(topic ? { topic } : {}),
})
