/** Why the embedded PostgreSQL can't start, as a message for the user. Printed without a stack. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError'
}
