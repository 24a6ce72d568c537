import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { ProductPage } from '../service.ts'
import type { Access } from '../access.ts'
import type { Client } from './client.ts'

/** 100 products, most recently changed first. */
export async function listProducts(client: Client, access: Access, cursor: string | null): Promise<ProductPage> {
  const parsed = shape.safeParse(await client.query(access, query, { cursor }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify returned no products')
  const { nodes, pageInfo } = parsed.data.products
  return {
    products: nodes.map((node) => ({
      externalId: node.legacyResourceId,
      handle: node.handle,
      title: node.title,
      details: node.description || null,
      pictureUrl: node.featuredMedia?.preview?.image?.url ?? null,
    })),
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
}

const query = `query Products($cursor: String) {
  products(first: 100, after: $cursor, sortKey: UPDATED_AT, reverse: true) {
    nodes { legacyResourceId title handle description featuredMedia { preview { image { url } } } }
    pageInfo { hasNextPage endCursor }
  }
}`

const shape = z.object({
  products: z.object({
    nodes: z.array(
      z.object({
        legacyResourceId: z.string(),
        title: z.string(),
        handle: z.string(),
        description: z.string(),
        featuredMedia: z
          .object({ preview: z.object({ image: z.object({ url: z.string() }).nullish() }).nullish() })
          .nullish(),
      }),
    ),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish().default(null) }),
  }),
})
