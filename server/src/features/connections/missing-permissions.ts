/** Missing permissions are stored in a connection's details, one sentence per line. */
export const withMissing = (details: Record<string, string>, missing: string[]): Record<string, string> =>
  missing.length > 0 ? { ...details, missing: missing.join('\n') } : details

export const missingIn = (details: Record<string, string>): string[] => details['missing']?.split('\n') ?? []
