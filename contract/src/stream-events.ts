/** The id in a `comment` event of a change of more comments than a screenful: refetch the list. */
export const MANY = 'many'

/** Payload of an event: ids, never texts. `reset` means: refetch everything. */
export interface StreamEvent {
  type:
    | 'comment'
    | 'reply'
    | 'job'
    | 'notification'
    | 'credits'
    | 'connection'
    | 'presence'
    | 'alert'
    | 'team'
    | 'preferences'
    | 'project'
    | 'reset'
  brandId?: string
  id?: string
}
