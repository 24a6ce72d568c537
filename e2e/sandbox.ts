import { expect } from '@playwright/test'
import { demoProduct, type ProductUrls } from './product.ts'

interface RecordedWrite {
  platform: string
  target: string | number
  text: string
}

interface NewReview {
  shop: string
  text: string
  name: string
  rating: number
  title?: string
  email?: string
}

/** The sandbox's controls: shoppers who write, accounts at the platforms, mail, and what the platforms accepted. */
export const sandboxOf = ({ sandbox: url }: ProductUrls) => {
  const control = async <Answer = { id: number }>(method: string, path: string, body?: object): Promise<Answer> => {
    const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(`${url}/_/${path}`, { method, ...init })
    if (!answer.ok) throw new Error(`${method} /_/${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  /** Mail to an address, newest first. */
  const mail = async (to: string) =>
    (await control<{ data: { subject: string; text: string }[] }>('GET', `mail?to=${encodeURIComponent(to)}`)).data
  return {
    control,
    mail,
    /** Waits until the newest mail to an address has the code or link, and returns it. */
    mailed: async (to: string, pattern: RegExp): Promise<string> => {
      const find = async () => pattern.exec((await mail(to))[0]?.text ?? '')?.[0] ?? ''
      await expect.poll(find, { timeout: 20_000 }).not.toBe('')
      return find()
    },
    /** Writes a review and returns its id, the target of its reply in the record. */
    review: async (review: NewReview) =>
      (await control('POST', 'reviews', { platform: 'judgeme', email: 'shopper@example.org', ...review })).id,
    editReview: (id: number, change: { rating?: number; text?: string }) =>
      control('PUT', `reviews/${String(id)}`, change),
    /** Replies that Judge.me accepted for a review. */
    repliesTo: async (id: number) =>
      (await control<{ data: RecordedWrite[] }>('GET', 'record?platform=judgeme')).data
        .filter(({ target }) => String(target) === String(id))
        .map(({ text }) => text),
    openAccount: (account: { platform: string; account: string; name: string; details?: Record<string, string> }) =>
      control('POST', 'accounts', account),
    setAccess: (change: { platform: string; account: string; state: 'active' | 'expired' | 'revoked' }) =>
      control('POST', 'tokens', change),
    openShop: (shop: { platform: string; shop: string; token: string; name: string }) => control('POST', 'shops', shop),
    addGoogleAccount: (person: { email: string; name: string }) => control('POST', 'people', person),
    fault: (fault: { platform: string; fault: string; times?: number; path?: string }) =>
      control('POST', 'faults', fault),
  }
}

/** The sandbox of the product that most tests share. */
export const sandbox = sandboxOf(demoProduct)

export const alderShop = 'alder-and-co.myshopify.com'

/** A name that no other test uses. */
export const uniqueName = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`

/** Fifteen digits, like the ids of pages. */
export const uniqueDigits = (): string => `1${crypto.randomUUID().replaceAll(/\D/g, '').padEnd(14, '7').slice(0, 14)}`
