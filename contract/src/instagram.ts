import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { brandId } from './brands.ts'
import { comment } from './comments.ts'
import { cursor, page, pageLimit } from './paging.ts'

const mediaId = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w-]+$/, 'Invalid post ID')

export const instagramPost = z.object({
  mediaId: z.string(),
  /** The caption, truncated to 100 characters. */
  sampleCaption: z.string().nullable(),
  /** The newest comment, truncated the same way. */
  sampleContent: z.string().nullable(),
  permalink: z.string().nullable(),
  picture: z.string().nullable(),
  postedAt: z.string().nullable(),
  comments: z.number().int(),
  productId: z.string().nullable(),
  productTitle: z.string().nullable(),
  productSelectedAt: z.string().nullable(),
  /** A product named in the caption, while none is tied. */
  suggestedProductId: z.string().nullable(),
})
export type InstagramPost = z.infer<typeof instagramPost>

export const instagramProduct = z.object({
  prodId: z.string(),
  prodTitle: z.string(),
  /** The first 80 characters. */
  prodDetails: z.string(),
})
export type InstagramProduct = z.infer<typeof instagramProduct>

const posts = response(z.array(instagramPost))

/** Instagram posts and the products tied to them. */
export const instagram = {
  posts: call
    .route({ method: 'GET', path: '/api/instagram/posts/{brandId}', summary: 'List the brand’s posts, newest first' })
    .input(z.object({ brandId, cursor, limit: pageLimit }))
    .output(posts.extend({ pagination: page })),
  unassociated: call
    .route({
      method: 'GET',
      path: '/api/instagram/posts/{brandId}/unassociated',
      summary: 'List posts without a product, newest first',
    })
    .input(z.object({ brandId, cursor, limit: pageLimit }))
    .output(posts.extend({ pagination: page })),
  comments: call
    .route({
      method: 'GET',
      path: '/api/instagram/posts/{brandId}/{mediaId}/comments',
      summary: 'List comments on a post, newest first',
    })
    .input(z.object({ brandId, mediaId, cursor, limit: pageLimit }))
    .output(z.object({ success: z.literal(true), data: z.array(comment), pagination: page })),
  associate: call
    .meta({ who: 'member', permission: 'comments.organize' })
    .meta(audited('post.product-chosen'))
    .route({
      method: 'PUT',
      path: '/api/instagram/posts/{brandId}/{mediaId}/product',
      summary: 'Link a post to a product. Its comments are linked too',
    })
    .input(z.object({ brandId, mediaId, productId: z.uuid('Invalid product ID') }))
    .output(response(instagramPost)),
  dissociate: call
    .meta({ who: 'member', permission: 'comments.organize' })
    .meta(audited('post.product-cleared'))
    .route({
      method: 'DELETE',
      path: '/api/instagram/posts/{brandId}/{mediaId}/product',
      summary: 'Unlink a post from its product',
    })
    .input(z.object({ brandId, mediaId }))
    .output(response(instagramPost)),
  products: call
    .route({ method: 'GET', path: '/api/instagram/products/{brandId}', summary: 'List products by title' })
    .input(z.object({ brandId, search: z.string().trim().max(200).optional() }))
    .output(response(z.array(instagramProduct))),
}
