import { CallError } from './call-error.ts'
import { sendStream } from './http.ts'
import { stepUp } from './step-up.ts'

/**
 * Downloads a file in a hidden frame, straight to disk. The frame loads only on an error, which it
 * can't read, so `onFailed` gets the error of a call of ours.
 */
export function exportFile(address: string, onFailed: (error: unknown) => void): void {
  document.querySelector(`iframe[name=${NAME}]`)?.remove()
  const frame = document.createElement('iframe')
  frame.name = NAME
  frame.title = NAME
  frame.hidden = true
  frame.src = address
  frame.addEventListener('load', () => {
    frame.remove()
    void askWhy(address).catch(onFailed)
  })
  document.body.append(frame)
}

/** The same for files that require a step-up first. */
export function exportProved(address: string, onFailed: (error: unknown) => void): void {
  exportFile(address, (error) => {
    if (!(error instanceof CallError) || error.code !== 'STEP_UP_REQUIRED') return onFailed(error)
    void stepUp.ask().then((proved) => proved && exportFile(address, onFailed))
  })
}

const NAME = 'export'

/** Some browsers never download in a frame: if a call succeeds, use a link instead. */
async function askWhy(address: string): Promise<void> {
  const answer = await sendStream(new Request(new URL(address, location.origin)))
  await answer.body?.cancel()
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
