import type { CommentRow } from '../comments/index.ts'
import type { Column } from './sheet.ts'

const hours = (row: CommentRow): number | null =>
  row.responded_at ? Math.round((row.responded_at.getTime() - row.occurred_at.getTime()) / 36_000) / 100 : null

export const commentColumns: Column<CommentRow>[] = [
  { head: 'ID', key: 'id', cell: (row) => row.id },
  { head: 'Received', key: 'time', cell: (row) => row.occurred_at.toISOString() },
  { head: 'Platform', key: 'platform', cell: (row) => row.platform },
  { head: 'Product', key: 'product', cell: (row) => row.product_title },
  { head: 'Customer', key: 'customer', cell: (row) => row.author_name },
  { head: 'Email', key: 'email', cell: (row) => row.author_email },
  { head: 'Rating', key: 'rating', cell: (row) => row.rating },
  { head: 'Title', key: 'title', cell: (row) => row.title },
  { head: 'Text', key: 'text', cell: (row) => row.content },
  { head: 'Language', key: 'language', cell: (row) => row.language },
  { head: 'Sentiment', key: 'sentiment', cell: (row) => row.sentiment },
  { head: 'Positive topics', key: 'positiveTopics', cell: (row) => row.topics_good },
  { head: 'Negative topics', key: 'negativeTopics', cell: (row) => row.topics_bad },
  { head: 'Status', key: 'status', cell: (row) => row.status },
  { head: 'Reply', key: 'reply', cell: (row) => row.reply_text },
  { head: 'Replied', key: 'repliedAt', cell: (row) => row.responded_at?.toISOString() ?? null },
  { head: 'Response time (hours)', key: 'responseTimeHours', cell: hours },
  { head: 'Tags', key: 'tags', cell: (row) => row.tags },
  { head: 'Assigned to', key: 'assignee', cell: (row) => row.assignee_name },
  { head: 'Link', key: 'link', cell: (row) => row.permalink },
]
