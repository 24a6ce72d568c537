import { openTransport } from '../mail/mailer.ts'
import { finding, type Finding } from './finding.ts'
import type { World } from './world.ts'

/** Signs in to the mail server and sends nothing. */
export async function examineMail({ env, sandboxed }: World): Promise<Finding> {
  const about = finding('mail', 'Email')
  const bounces = {
    what: 'URL for bounces (KEY is MAIL_BOUNCE_KEY)',
    address: `${env.appUrl}/hooks/mail-bounces/KEY`,
  }
  const register = env.MAIL_BOUNCE_KEY ? [bounces] : []
  if (!env.SMTP_URL) {
    const next = ['Set SMTP_URL and MAIL_FROM. Until then, email waits and new users can’t verify their address.']
    return { ...about, state: 'off', missing: ['SMTP_URL'], register, tried: 'nothing', next }
  }
  if (sandboxed && isLocalPort(env.SMTP_URL, env.SANDBOX_SMTP_PORT)) {
    const next = ['The sandbox’s mailbox receives all email. For real email, set SMTP_URL and MAIL_FROM.']
    return { ...about, state: 'sandboxed', tried: 'nothing (the sandbox replaces it)', next }
  }
  const failure = await signIn(env.SMTP_URL)
  const isNobodys = /@localhost>?$/.test(env.MAIL_FROM)
  const problems = [
    ...(failure ? [`SMTP_URL: ${failure.words} (${failure.code}).`] : []),
    ...(isNobodys ? ['MAIL_FROM: no mail server accepts an address at localhost.'] : []),
  ]
  const next =
    problems.length > 0 ? [] : ['Add SPF and DKIM records for the domain of MAIL_FROM at your email provider.']
  const state = problems.length > 0 ? 'wrong' : 'ok'
  const answer = failure ? failure.code : 'accepted'
  return { ...about, state, problems, register, tried: 'signs in at SMTP_URL, sends nothing', answer, next }
}

const isLocalPort = (url: string, port: number): boolean => {
  const { hostname, port: given } = new URL(url)
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) && given === String(port)
}

// The server's message may repeat what was sent: only its codes are shown.
async function signIn(url: string): Promise<{ words: string; code: string } | null> {
  const transport = await openTransport(url)
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { code = 'no code', responseCode } = error as { code?: string; responseCode?: number }
    const words = code === 'EAUTH' ? 'the mail server rejects the user or password' : 'the mail server can’t be used'
    return { words, code: [code, responseCode].filter(Boolean).join(' ') }
  } finally {
    transport.close()
  }
}
