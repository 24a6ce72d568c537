import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** The label of a link that continues on another screen. */
export const MoreLabel = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    {children}
    <ArrowRight aria-hidden="true" size={14} />
  </span>
)
