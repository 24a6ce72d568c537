export interface Mail {
  id: number
  at: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string | null
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  links: string[]
  /** Files that came with it. */
  attachments?: MailAttachment[]
}

export interface MailAttachment {
  name: string
  type: string
  bytes: number
  base64: string
}
