/** Why the embedded PostgreSQL can't start, in words for the person who started it; no stack is worth printing. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError'
}
