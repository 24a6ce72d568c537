import { Link } from '@tanstack/react-router'
import { textLink } from '../../ui/text-link.ts'
import type { ScreenLink } from './article.ts'

/** A link to a screen of the console; each route has its own search parameters. */
export function OpenScreen({ link }: { link: ScreenLink }) {
  if ('search' in link)
    return link.to === '/settings' ? (
      <Link to={link.to} search={link.search} className={textLink}>
        {link.label}
      </Link>
    ) : (
      <Link to={link.to} search={link.search} className={textLink}>
        {link.label}
      </Link>
    )
  return (
    <Link to={link.to} className={textLink}>
      {link.label}
    </Link>
  )
}
