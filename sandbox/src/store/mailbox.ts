export interface Mail {
  id: number
  at: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string | null
  /** Where replies go, if not to the sender. */
  replyTo?: string
  links: string[]
  /** Attached files. */
  attachments?: MailAttachment[]
}

export interface MailAttachment {
  name: string
  type: string
  bytes: number
  base64: string
}
