import { cloneElement, useId, type ReactElement } from 'react'

export interface TooltipProps {
  content: string
  /** `always`, or only while the child's text is truncated. */
  when?: 'always' | 'cut'
  /**
   * For a reason that the child's name lacks, e.g. why a button is disabled: also read by screen
   * readers.
   */
  describes?: boolean
  children: ReactElement<Record<string, unknown>>
}

/**
 * Sets attributes on its child; the shell's only layer renders the text. IconButton sets its own.
 */
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
