/** What was wanted and not granted stands among the details of a connection, a sentence on each line. */
export const withMissing = (details: Record<string, string>, missing: string[]): Record<string, string> =>
  missing.length > 0 ? { ...details, missing: missing.join('\n') } : details

export const missingIn = (details: Record<string, string>): string[] => details['missing']?.split('\n') ?? []
