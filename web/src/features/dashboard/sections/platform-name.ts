import { commentPlatforms, type CommentPlatform } from '@bizamply/contract/comment-filter'

export const isCommentPlatform = (platform: string): platform is CommentPlatform =>
  commentPlatforms.some((one) => one === platform)
