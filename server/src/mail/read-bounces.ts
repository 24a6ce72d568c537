import { z } from 'zod'

const text = z.string().max(320)

// Mail services' reports of permanent bounces and spam complaints.
const postmark = z.object({ Type: z.enum(['HardBounce', 'SpamComplaint', 'BadEmailAddress']), Email: text })
const sendgrid = z.object({ event: z.enum(['bounce', 'dropped', 'spamreport']), email: text })
const mailgun = z.object({
  'event-data': z
    .object({ event: z.enum(['failed', 'complained']), severity: z.string().optional(), recipient: text })
    .refine(({ event, severity }) => event === 'complained' || severity === 'permanent'),
})
const recipients = z.array(z.object({ emailAddress: text })).max(100)
const ses = z.union([
  z.object({ bounce: z.object({ bounceType: z.literal('Permanent'), bouncedRecipients: recipients }) }),
  z.object({ complaint: z.object({ complainedRecipients: recipients }) }),
])
const plain = z.object({ bounced: z.array(text).max(1000) })

/**
 * The addresses that a mail service reports as dead: Postmark, SendGrid, Mailgun, Amazon SES
 * (also by SNS), or `{"bounced": [...]}`. Delays and other reports yield none.
 */
export function readBounces(body: unknown): string[] {
  if (Array.isArray(body)) return body.slice(0, 1000).flatMap((one) => ofOne(one))
  return ofOne(body)
}

function ofOne(body: unknown): string[] {
  const own = plain.safeParse(body)
  if (own.success) return own.data.bounced
  const byPostmark = postmark.safeParse(body)
  if (byPostmark.success) return [byPostmark.data.Email]
  const bySendgrid = sendgrid.safeParse(body)
  if (bySendgrid.success) return [bySendgrid.data.email]
  const byMailgun = mailgun.safeParse(body)
  if (byMailgun.success) return [byMailgun.data['event-data'].recipient]
  const bySes = ses.safeParse(unpacked(body))
  if (!bySes.success) return []
  const found = 'bounce' in bySes.data ? bySes.data.bounce.bouncedRecipients : bySes.data.complaint.complainedRecipients
  return found.map(({ emailAddress }) => emailAddress)
}

/** SNS wraps the report as text. */
function unpacked(body: unknown): unknown {
  const wrapped = z.object({ Message: z.string() }).safeParse(body)
  if (!wrapped.success) return body
  try {
    return JSON.parse(wrapped.data.Message)
  } catch {
    return null
  }
}
