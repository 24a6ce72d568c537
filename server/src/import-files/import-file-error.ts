/** The file can't be read (any further); `message` is for the user. */
export class ImportFileError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'ImportFileError'
  }
}
