import type { CallError } from '../../../lib/call-error.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'

/** Says in the dialog what failed; what the server says of one field stands at that field instead. */
export function DialogFailure({ words, error }: { words: string; error: CallError }) {
  return (
    <ErrorPanel
      message={
        <>
          {words}
          {error.errors.length === 0 && <span className="block font-normal">{error.message}</span>}
        </>
      }
      requestId={error.errors.length === 0 ? error.requestId : undefined}
    />
  )
}
