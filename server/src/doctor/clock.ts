import { finding, type Finding } from './finding.ts'
import type { World } from './world.ts'

/** Shopify and TikTok reject signatures with a wrong time, and two-factor codes are valid for 30 seconds. */
const MOST_SECONDS = 30

/** Compares our clock with the platforms' Date headers; call it last. */
export function examineClock({ skews, sandboxed }: World): Finding {
  const about = finding('clock', 'Clock')
  if (sandboxed) return { ...about, state: 'sandboxed', tried: 'nothing (the sandbox runs on this machine’s clock)' }
  if (skews.length === 0)
    return { ...about, state: 'off', tried: 'nothing (no platform responded, so there’s no time to compare)' }
  const middle = skews.toSorted((a, b) => a - b)[Math.floor(skews.length / 2)] ?? 0
  const seconds = Math.round(middle / 1000)
  const tried = 'compares with the Date header of the responses above'
  const answer = `${Math.abs(seconds)} s ${seconds > 0 ? 'behind' : 'ahead'}`
  if (Math.abs(seconds) <= MOST_SECONDS) return { ...about, tried, answer }
  const problems = [`This machine’s clock is ${answer}. Signatures and codes will be rejected.`]
  return { ...about, state: 'wrong', problems, tried, answer, next: ['Turn on time synchronization (NTP).'] }
}
