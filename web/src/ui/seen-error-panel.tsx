import { useEffect, useRef } from 'react'
import { ErrorPanel, type ErrorPanelProps } from './error-panel.tsx'

/** Above a submitted form: scrolls into view, however far down the button is. */
export function SeenErrorPanel(props: ErrorPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  // Newer browsers return a promise, which is not a cleanup function.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="scroll-my-6">
      <ErrorPanel {...props} />
    </div>
  )
}
