/** Decides on a consent page of the sandbox with every scope granted; returns the redirect. */
export async function decide(consent: string, account: string, decision: 'approve' | 'deny' = 'approve'): Promise<URL> {
  const body = new URLSearchParams({ account, decision })
  const scopes = new URL(consent).searchParams.get('scope')?.split(/[\s,]+/) ?? []
  for (const scope of scopes.filter(Boolean)) body.append('scope', scope)
  const answer = await fetch(consent, { method: 'POST', redirect: 'manual', body })
  return new URL(answer.headers.get('location') ?? '')
}
