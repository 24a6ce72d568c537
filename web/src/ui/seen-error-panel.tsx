import { useEffect, useRef } from 'react'
import { ErrorPanel, type ErrorPanelProps } from './error-panel.tsx'

/** Above a form that was just sent: it comes into view, however far below the button stands. */
export function SeenErrorPanel(props: ErrorPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  // Newer browsers answer a promise, which is no clean-up.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="scroll-my-6">
      <ErrorPanel {...props} />
    </div>
  )
}
