/** Google did not vouch for anybody: refused, forged, or not understood. */
export class GoogleRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'GoogleRefusal'
  }
}
