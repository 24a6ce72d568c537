// Owns a brand's products: what comments are about, and facts that replies may state.
// Doesn't own their comments or rollups.
export { upsertProducts, nameOf, titleOf, type UpsertedProduct, type ReportedProduct } from './upsert-products.ts'
export { listChoices } from './list-choices.ts'
export { listPosts, readPost } from './list-posts.ts'
export { tiePost } from './tie-post.ts'
export { upsertPosts, storePosts } from './store-posts.ts'
export { syncProducts } from './sync-products.ts'
export { storeProducts, type FileProduct } from './store-products.ts'
export { removeMadeProducts, restoreProducts } from './undo-products.ts'
