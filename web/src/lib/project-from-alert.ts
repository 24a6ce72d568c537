import type { Alert } from '@bizamply/contract/alerts'

/** The query of /projects that starts a project from an alert. */
export const projectFromAlert = ({ id, product, topic }: Alert) => ({
  new: true as const,
  alert: id,
  product: product.id,
  ...(topic ? { topic } : {}),
})
