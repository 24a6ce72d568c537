const LONGEST = 200

/** The error of a job's last attempt, without secrets or personal data; null if it never failed. */
export function jobErrorWords(output: unknown): string | null {
  const message = messageOf(output)
  if (message === null) return null
  const known = ofTheQueue.find(([pattern]) => pattern.test(message))
  return known ? known[1] : withoutSecrets(message)
}

// A thrown error is stored as such; one from the queue itself as a value with a message.
function messageOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null
  const { message, value } = output as { message?: unknown; value?: unknown }
  if (typeof message === 'string') return message
  return value === undefined || value === output ? null : messageOf(value)
}

const ofTheQueue: readonly (readonly [RegExp, string])[] = [
  [/heartbeat timeout/, 'The worker stopped before the job finished.'],
  [/timed out$|execution exceeded|expired/, 'The job took too long and was stopped.'],
  [/^Failed query$/, 'A database query failed.'],
  [/^The database refused a value$/, 'The database rejected a value.'],
]

function withoutSecrets(message: string): string {
  const [line = ''] = message.split('\n')
  const plain = line
    .replaceAll(/\b(https?:\/\/[^\s/?#]+)[^\s]*/g, '$1')
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '(address)')
    .replaceAll(/[\w+/=.-]{24,}/g, (word) =>
      isId.test(word) || /^[a-z]+([.-][a-z]+)*$/i.test(word) ? word : '(hidden)',
    )
    .trim()
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain || 'The job failed for an unknown reason.'
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
