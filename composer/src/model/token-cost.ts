import type { Usage } from '../composer.ts'

/** As counted by the provider; null if unknown. */
export interface Tokens {
  /** The whole prompt, cached or not. */
  input: number | null
  output: number | null
  /** The parts of the input read from and written to a cache. */
  cacheRead: number
  cacheWrite: number
}

/** Per million tokens, in the operator's billing currency. */
export interface TokenPrices {
  input: number
  output: number
  /** Defaults to the input price. */
  cacheRead?: number | undefined
  cacheWrite?: number | undefined
}

/** Tokens times price per million tokens gives millionths. */
export function usageOf(tokens: Tokens | null, prices: TokenPrices | null): Usage | null {
  if (!tokens) return null
  const { input, output } = tokens
  const known = prices !== null && input !== null && output !== null
  return {
    inputTokens: input,
    outputTokens: output,
    costMicros: known ? cost({ ...tokens, input, output }, prices) : null,
  }
}

interface CountedTokens extends Tokens {
  input: number
  output: number
}

function cost({ input, output, cacheRead, cacheWrite }: CountedTokens, prices: TokenPrices): number {
  const plain = Math.max(0, input - cacheRead - cacheWrite)
  return Math.round(
    plain * prices.input +
      cacheRead * (prices.cacheRead ?? prices.input) +
      cacheWrite * (prices.cacheWrite ?? prices.input) +
      output * prices.output,
  )
}

/** Sums the usage of two calls for one reply. */
export function sumOfTokens(one: Tokens | null, other: Tokens | null): Tokens | null {
  if (!one || !other) return one ?? other
  const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)
  return {
    input: sum(one.input, other.input),
    output: sum(one.output, other.output),
    cacheRead: one.cacheRead + other.cacheRead,
    cacheWrite: one.cacheWrite + other.cacheWrite,
  }
}
