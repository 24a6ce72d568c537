/** The whole file can't be read (or not any further); `message` is for the person who sent it. */
export class ImportFileError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'ImportFileError'
  }
}
