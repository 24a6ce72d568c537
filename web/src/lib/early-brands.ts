import { api } from './call.ts'
import { token } from './token.ts'

export interface BrandsResponse {
  answer: ReturnType<typeof api.brands.list>
  /** The moment of the request, as `countedFrom` gives it to every other response with counts. */
  asOf: number
}

const MOST_AGE_MS = 10_000

let early: (BrandsResponse & { bearer: string | null }) | null = null

/** The first response with brands, requested while the session is checked and the screen’s code loads. */
export const earlyBrands = {
  request: () => {
    const [bearer, asOf] = [token.get(), performance.now()]
    const answer = requestBrands()
    // Reported by whoever takes it.
    answer.catch(() => undefined)
    early = { answer, asOf, bearer }
  },
  /** The early response, once; null if there is none, or one for another session or from long ago. */
  take: (): BrandsResponse | null => {
    const taken = early
    early = null
    if (!taken || taken.bearer !== token.get() || performance.now() - taken.asOf > MOST_AGE_MS) return null
    return { ...taken, answer: taken.answer.catch(requestBrands) }
  },
}

const requestBrands = () => api.brands.list({ with: 'bootstrap' })
