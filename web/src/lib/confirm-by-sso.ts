import type { CallbackError } from '@bizamply/contract/login-form'
import { useEffect, useEffectEvent } from 'react'
import { api } from './call.ts'

/** Why the provider didn't confirm the user; null if it did. */
export type ConfirmError = CallbackError | null

const name = 'bizamply-confirm'
const WIDTH = 600
const HEIGHT = 700
const POLL_MS = 1000

/** Reports the result from the last page of the popup to the pages behind it. */
export const confirmChannel = {
  post: (error: ConfirmError): void => {
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

/** Listens for the result of a popup, even one whose handle is lost. */
export function useConfirmed(listener: (error: ConfirmError) => void): void {
  const heard = useEffectEvent(listener)
  useEffect(() => confirmChannel.hear((error) => heard(error)), [])
}

/**
 * Opens a popup for step-up at the company's provider. Call it in the click handler, or browsers
 * block it. Resolves when the popup looks closed, which some providers cause early; throws server
 * errors.
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
