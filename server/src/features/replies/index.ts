// Owns replies: drafts and their versions, deliveries, and what is unknown about them.
// Does not own the comment's arrival, the money's rules or the platforms' protocols.
export { cancelSend, settleUnknown } from './settle-unknown.ts'
export { deliverJob, recoverDeliveries } from './recover-deliveries.ts'
export { editDraft } from './edit-draft.ts'
export { forgetGeneration } from './forget-generation.ts'
export { generateReply, type Generated } from './generate-reply.ts'
export { sendReply, type Sent } from './send-reply.ts'
export { settleMessage } from './settle-message.ts'
