/** Why an email failed or bounced. Only codes are stored, because a mail server's message may contain the address. */
export function mailReasonWords(reason: string | null): string | null {
  if (!reason) return null
  const known = words[reason]
  if (known) return known
  const status = /\b[245]\d\d$/.exec(reason)?.[0]
  return status ? `The mail server refused it (${status}).` : `The mail server couldn’t be reached (${reason}).`
}

const words: Readonly<Record<string, string>> = {
  'too late': 'Its code or link expired before the email could be sent.',
  'came back': 'An earlier email to this address bounced.',
  'file gone': 'Its attachment no longer exists.',
  reported: 'The mail service reported a bounce or a complaint.',
}
