import { cloneElement, useId, type ReactElement } from 'react'

export interface TooltipProps {
  content: string
  /** `always`, or only while the text of the child is cut off. */
  when?: 'always' | 'cut'
  /** For a reason that the child's name does not hold, e.g. why a button is off: also read aloud. */
  describes?: boolean
  children: ReactElement<Record<string, unknown>>
}

/** Marks its child; the one layer in the shell shows the words. IconButton marks itself. */
export function Tooltip({ content, when = 'always', describes = false, children }: TooltipProps) {
  const id = useId()
  if (!content) return children
  const marked = cloneElement(children, {
    'data-tooltip': content,
    'data-tooltip-when': when,
    ...(describes ? { 'aria-describedby': id } : {}),
  })
  if (!describes) return marked
  return (
    <>
      {marked}
      <span id={id} className="sr-only">
        {content}
      </span>
    </>
  )
}
