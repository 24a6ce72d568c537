import { Link } from '@tanstack/react-router'

/** Link to a comment of a bulk job, opened in the side panel. */
export const renderBulkLink = (commentId: string, words: string) => (
  <Link
    from="/responses"
    to="/responses"
    search={(old) => ({ ...old, comment: commentId })}
    className="font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink"
  >
    {words}
  </Link>
)
