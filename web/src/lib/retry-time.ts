import { useEffect, useState } from 'react'
import type { CallError } from './call-error.ts'

/** When the call works again after a rate limit, if the server says so. */
export function retryTime(error: CallError): Date | null {
  const seconds = Number(error.details.retryAfterSeconds)
  return error.code === 'RATE_LIMIT_EXCEEDED' && seconds > 0 ? new Date(Date.now() + seconds * 1000) : null
}

/** Until when a button stays disabled; it re-enables automatically. */
export function useLock(): [Date | null, (until: Date | null) => void] {
  const [until, setUntil] = useState<Date | null>(null)
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(() => setUntil(null), until.getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return [until, setUntil]
}
