// Owns products of a brand: what comments are about, and the facts that replies may state.
// Does not own the comments on them nor what counts them.
export { upsertProducts, nameOf, titleOf, type MetProduct, type ReportedProduct } from './upsert-products.ts'
export { listChoices } from './list-choices.ts'
export { listPosts, readPost } from './list-posts.ts'
export { tiePost } from './tie-post.ts'
export { upsertPosts, storePosts } from './store-posts.ts'
export { syncProducts } from './sync-products.ts'
export { storeProducts, type FoundProduct } from './store-products.ts'
export { removeMadeProducts, restoreProducts } from './undo-products.ts'
