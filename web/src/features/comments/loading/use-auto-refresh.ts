import { useState } from 'react'
import { keys, storage } from '../../../lib/storage.ts'

/** On by default; stored per browser. */
export function useAutoRefresh(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => storage.get('local', keys.autoRefresh) !== 'off')
  const change = (next: boolean) => {
    storage.set('local', keys.autoRefresh, next ? 'on' : 'off')
    setOn(next)
  }
  return [on, change]
}
