import type { CommentPlatform } from './comments.ts'

// Apart from the calls, so that the browser gets these lists without their schemas.

/** Where a published reply can be edited. */
export const editableThere: readonly CommentPlatform[] = ['facebook', 'shopify']
/** Where a published reply can be deleted. */
export const withdrawableThere: readonly CommentPlatform[] = ['facebook', 'instagram', 'tiktok', 'shopify']
