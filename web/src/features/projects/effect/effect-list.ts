import type { ProjectPage } from '@bizamply/contract/projects'
import { listOf, type ListOf } from '../../../lib/list-of.ts'

/**
 * The list of reviews that a figure of these days counts: matched by the project's rule, without those linked by hand.
 */
export const listOfEffect = (
  { topics, products }: Pick<ProjectPage, 'topics' | 'products'>,
  span: { from: string; to: string },
  more: Partial<ListOf> & { side?: 'bad' } = {},
): ListOf => {
  const { side, ...rest } = more
  const named = topics.map((topic) => (side ? `${side}:${topic}` : topic)).join(',')
  const of = products.map(({ id }) => id).join(',')
  return listOf(span, { ...(named && { topic: named }), ...(of && { product: of }), ...rest })
}
