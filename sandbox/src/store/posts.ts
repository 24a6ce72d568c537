/** A post, photo or video with comments. */
export interface Post {
  id: string
  platform: string
  account: string
  /** The platform's own term, such as FEED, REELS, VIDEO. */
  kind: string
  caption: string
  /** Path within the demo folder. */
  picture: string | null
  createdAt: string
}

export interface SocialComment {
  id: string
  platform: string
  account: string
  postId: string
  /** The comment that it replies to; null for comments on the post. */
  parentId: string | null
  /** Null if the platform doesn't reveal the author. */
  author: { id: string; username: string } | null
  /** Written by the account itself. */
  own: boolean
  text: string
  createdAt: string
  updatedAt: string
  hidden: boolean
  deleted: boolean
}

export type CommentChange = Partial<Pick<SocialComment, 'text' | 'hidden' | 'deleted'>> & { updatedAt: string }

export interface Posts {
  publish(post: Post): void
  find(id: string): Post | null
  /** Oldest first. */
  of(platform: string, account: string): Post[]
  write(comment: SocialComment): void
  change(id: string, change: CommentChange): void
  comment(id: string): SocialComment | null
  /** All comments of a post, including replies, oldest first; without deleted ones. */
  comments(postId: string): SocialComment[]
  /** Replies to a comment, oldest first. */
  replies(commentId: string): SocialComment[]
}

export function createPosts(): Posts {
  const posts = new Map<string, Post>()
  const comments = new Map<string, SocialComment>()
  const under = new Map<string, SocialComment[]>()
  const standing = (postId: string) => (under.get(postId) ?? []).filter((comment) => !comment.deleted)
  return {
    publish: (post) => {
      posts.set(post.id, post)
    },
    find: (id) => posts.get(id) ?? null,
    of: (platform, account) =>
      [...posts.values()]
        .filter((post) => post.platform === platform && post.account === account)
        .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)),
    write: (comment) => {
      comments.set(comment.id, comment)
      const siblings = under.get(comment.postId) ?? []
      under.set(comment.postId, siblings)
      let place = siblings.length
      while (place > 0 && isLater(siblings[place - 1]!, comment)) place -= 1
      siblings.splice(place, 0, comment)
    },
    change: (id, change) => void Object.assign(comments.get(id) ?? {}, change),
    comment: (id) => {
      const found = comments.get(id)
      return found && !found.deleted ? found : null
    },
    comments: standing,
    replies: (id) => standing(comments.get(id)?.postId ?? '').filter((comment) => comment.parentId === id),
  }
}

const isLater = (a: SocialComment, b: SocialComment) =>
  a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt
