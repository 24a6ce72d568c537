/** What was wanted and not granted, each as a sentence of the server; none where it tells of none. */
export function lackingIn(told: object): readonly string[] {
  const missing: unknown = 'missing' in told ? told.missing : null
  return Array.isArray(missing) ? missing.filter((it) => typeof it === 'string') : []
}
