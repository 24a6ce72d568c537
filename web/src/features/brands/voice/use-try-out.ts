import type { VoicePreview } from '@bizamply/contract/brands'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { triedOf, type VoiceDraft } from './voice-draft.ts'

const REST_MS = 1200

/**
 * Previews replies in the edited voice. After the first click, the built-in composer follows every change; a model,
 * which costs money, runs only on click.
 */
export function useTryOut(brandId: string, draft: VoiceDraft) {
  const [replies, setReplies] = useState<VoicePreview[]>()
  const [error, setError] = useState<CallError | null>(null)
  const [writing, setWriting] = useState(false)
  const [tried, setTried] = useState('')
  const latest = useRef(0)
  const input = JSON.stringify(triedOf(draft))
  const old = replies !== undefined && tried !== input
  const follows = old && replies.every(({ composer }) => composer === 'built-in')

  const tryNow = async () => {
    const mine = ++latest.current
    setWriting(true)
    setError(null)
    const commentIds = replies?.map(({ commentId }) => commentId) ?? []
    try {
      const { data } = await api.voices.previewVoice({ brandId, ...triedOf(draft), commentIds })
      if (mine === latest.current) setReplies(data)
    } catch (thrown) {
      if (mine === latest.current) setError(CallError.from(thrown))
    }
    if (mine !== latest.current) return
    setTried(input)
    setWriting(false)
  }
  const follow = useEffectEvent(() => void tryNow())
  useEffect(() => {
    if (!follows) return
    const timer = window.setTimeout(() => follow(), REST_MS)
    return () => window.clearTimeout(timer)
  }, [follows, input])

  return { replies, error, writing, old, tryNow: () => void tryNow() }
}
