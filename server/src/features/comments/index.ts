// Owns comments: how they arrive, how they are listed and searched, and those that files bring.
// Does not own replies: writing, editing and sending are the replies feature's.
export { backfillJob } from './ingest/backfill-job.ts'
export { readAgain } from './ingest/read-again.ts'
export { receiveWebhook, type WebhookHandlers } from './ingest/receive-webhook.ts'
export { readPostJob } from './ingest/read-post-job.ts'
export { syncConnectionJob } from './ingest/sync-job.ts'
export { getComment } from './list/get-comment.ts'
export type { CommentFilter } from './list/comment-filter.ts'
export { listComments, inboxStatement } from './list/list-comments.ts'
export { listRows, pickComments, type PickedComment } from './list/list-filtered.ts'
export { countLinked, type LinkedCounts } from './list/count-linked.ts'
export { authorKey } from './author-key.ts'
export { presentComment } from './list/present.ts'
export { readAllComments } from './list/read-all-comments.ts'
export type { CommentRow } from './list/comment-rows.ts'
export {
  nameComments,
  readFound,
  sortComments,
  storeImported,
  type FoundComment,
  type ImportedBatch,
  type ImportSource,
  type NamedComment,
} from './imported/store-imported.ts'
export { type ImportedBefore } from './imported/change-imported.ts'
export { keepImported, removeImported, restoreImported } from './imported/undo-imported.ts'
export { storeComments, type StoreResult } from './ingest/store-comments.ts'
export { changeStatus, lockComment, type LockedComment, type NewReply } from './change-status.ts'
export { listUnderPost } from './list/list-under-post.ts'
export { tieToProduct } from './tie-to-product.ts'
export { noteDiscount } from './note-discount.ts'
export { eraseAuthors, findAuthored, findByAuthor, type Author, type AuthorsComment } from './erase-authors.ts'
export { noteHappenings, type Happening } from './note-happenings.ts'
