import type { CallbackError } from '@bizamply/contract/login-form'
import { useEffect, useEffectEvent } from 'react'
import { api } from './call.ts'

/** Why the provider vouched for nobody; null: it did. */
export type ConfirmError = CallbackError | null

const name = 'bizamply-confirm'
const WIDTH = 600
const HEIGHT = 700
const POLL_MS = 1000

/** The last page of the window says to the ones behind it how it ended. */
export const confirmChannel = {
  tell: (error: ConfirmError): void => {
    const channel = new BroadcastChannel(name)
    channel.postMessage({ error })
    channel.close()
  },
  hear: (listener: (error: ConfirmError) => void): (() => void) => {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<{ error: ConfirmError }>) => listener(data.error))
    return () => channel.close()
  },
}

/** Hears how a window ended, also of one that this page can't see any more. */
export function useConfirmed(listener: (error: ConfirmError) => void): void {
  const heard = useEffectEvent(listener)
  useEffect(() => confirmChannel.hear((error) => heard(error)), [])
}

/**
 * A window where somebody signs in at their company's provider again; called in the click itself, else browsers block it.
 * Answers when it was opened and looks closed, which some providers make every window look. Throws what the server refuses.
 */
export async function confirmBySso(): Promise<'blocked' | 'closed'> {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2)
  const popup = window.open('about:blank', '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
  if (!popup) return 'blocked'
  try {
    popup.location.href = (await api.sso.confirm()).data.location
  } catch (error) {
    popup.close()
    throw error
  }
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!popup.closed) return
      clearInterval(timer)
      resolve('closed')
    }, POLL_MS)
  })
}
