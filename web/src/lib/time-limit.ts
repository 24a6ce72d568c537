const LIMIT_MS = 30_000

/** Aborts after 30 seconds, or when the given signal does. */
export const timeLimit = (signal?: AbortSignal): AbortSignal => {
  const limit = AbortSignal.timeout(LIMIT_MS)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** Limits only the wait for the first byte; a stream may then continue. */
export function firstByteLimit(signal?: AbortSignal): { signal: AbortSignal; arrived: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException('The response took too long', 'TimeoutError')),
    LIMIT_MS,
  )
  return {
    signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    arrived: () => clearTimeout(timer),
  }
}
