export interface Mail {
  id: number
  at: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string | null
  links: string[]
}
