import { CallError } from './call-error.ts'
import { sendStream } from './http.ts'
import { stepUp } from './step-up.ts'

/**
 * Lets the browser fetch a file by itself, straight to the disk, in a frame that nobody sees. A frame that has loaded
 * holds no file but a refusal, which it may not show us: then `onFailed` is told what a call of ours is answered.
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

/** The same of a file that wants a proof of the last ten minutes: it is asked for, and then the file is fetched. */
export function exportProved(address: string, onFailed: (error: unknown) => void): void {
  exportFile(address, (error) => {
    if (!(error instanceof CallError) || error.code !== 'STEP_UP_REQUIRED') return onFailed(error)
    void stepUp.ask().then((proved) => proved && exportFile(address, onFailed))
  })
}

const NAME = 'export'

/** Some browsers load no file in a frame at all: one that a call does get, a link gets too. */
async function askWhy(address: string): Promise<void> {
  const answer = await sendStream(new Request(new URL(address, location.origin)))
  await answer.body?.cancel()
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
