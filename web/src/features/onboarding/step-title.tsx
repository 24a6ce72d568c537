import { useEffect, useRef } from 'react'

/** The heading of a step; it takes focus when the step changes, so that screen readers announce it. */
export function StepTitle({ title, text, focus }: { title: string; text: string; focus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div className="mb-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {title}
      </h1>
      <p className="mt-1 text-base text-pretty text-ink-2">{text}</p>
    </div>
  )
}
