/** Google did not vouch for anybody: refused, forged, or not understood. */
export class GoogleRefusal extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'GoogleRefusal'
  }
}
