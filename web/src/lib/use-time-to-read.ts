import { useEffect, useState } from 'react'
import { TIME_TO_READ_MS } from './time-to-read.ts'

/** Whether what was just shown hasn’t been on screen for long enough to be confirmed. */
export function useTimeToRead(isShown: boolean): boolean {
  const [isRead, setIsRead] = useState(TIME_TO_READ_MS === 0)
  useEffect(() => {
    if (!isShown || isRead) return
    const timer = setTimeout(() => setIsRead(true), TIME_TO_READ_MS)
    return () => clearTimeout(timer)
  }, [isShown, isRead])
  return !isRead
}
