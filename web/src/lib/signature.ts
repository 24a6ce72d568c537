import { useQuery } from '@tanstack/react-query'
import { api } from './call.ts'

const FRESH_MS = 5 * 60_000

/** What the brand's replies end with, or null if there is none, or it isn't known. */
export function useSignature(brandId: string): string | null {
  const { data } = useQuery({
    queryKey: ['signature', brandId],
    // Without it, only the cursor starts elsewhere, so a failure isn't reported.
    queryFn: async ({ signal }) =>
      api.brands.voice({ brandId }, { signal }).then(
        ({ data: { signOff } }) => signOff?.trim() || null,
        () => null,
      ),
    staleTime: FRESH_MS,
  })
  return data ?? null
}

/** Where to go on writing a reply: at its end, but before a signature in lines of its own, as in an email program. */
export function endOfReply(text: string, signature: string | null): number {
  const whole = text.trimEnd()
  if (!signature || !whole.endsWith(signature)) return text.length
  const before = whole.slice(0, -signature.length)
  return /\n[^\S\n]*$/.test(before) ? before.trimEnd().length : text.length
}
