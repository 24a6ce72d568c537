// Owns comments: how they arrive, how they are listed and searched, and those that files bring.
// Does not own replies: writing, editing and sending are the replies feature's.
export { backfillJob } from './backfill-job.ts'
export { readAgain } from './read-again.ts'
export { receiveWebhook, type WebhookHandlers } from './receive-webhook.ts'
export { WebhookRefused } from './webhook-refused.ts'
export { readPostJob } from './read-post-job.ts'
export { syncConnectionJob } from './sync-job.ts'
export { getComment } from './get-comment.ts'
export type { CommentFilter } from './comment-filter.ts'
export { listComments, inboxStatement } from './list-comments.ts'
export { listRows, pickComments, type PickedComment } from './list-filtered.ts'
export { countLinked, type LinkedCounts } from './count-linked.ts'
export { authorKey } from './author-key.ts'
export { presentComment } from './present.ts'
export { readAllComments } from './read-all-comments.ts'
export type { CommentRow } from './comment-rows.ts'
export {
  nameComments,
  readFound,
  sortComments,
  storeImported,
  type FoundComment,
  type ImportedBatch,
  type ImportSource,
  type NamedComment,
} from './store-imported.ts'
export { type ImportedBefore } from './change-imported.ts'
export { keepImported, removeImported, restoreImported } from './undo-imported.ts'
export { storeComments, type StoreResult } from './store-comments.ts'
export { changeStatus, lockComment, type LockedComment, type NewReply } from './change-status.ts'
export { listUnderPost } from './list-under-post.ts'
export { tieToProduct } from './tie-to-product.ts'
export { noteDiscount } from './note-discount.ts'
export { eraseAuthors, findAuthored, findByAuthor, type Author, type AuthorsComment } from './erase-authors.ts'
export { noteHappenings, type Happening } from './note-happenings.ts'
