import type { Usage } from '../composer.ts'

/** As the provider counted them; null where it said nothing. */
export interface Tokens {
  /** All of the prompt, cached or not. */
  input: number | null
  output: number | null
  /** The parts of the input that came from a cache, and that were put into one. */
  cacheRead: number
  cacheWrite: number
}

/** Per million tokens, in the currency of the operator's bill. */
export interface TokenPrices {
  input: number
  output: number
  /** The input price unless given. */
  cacheRead?: number | undefined
  cacheWrite?: number | undefined
}

/** Tokens times price per million tokens is millionths already. */
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

/** What two calls for one reply took. */
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
