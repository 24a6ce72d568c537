import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import type { OutgoingReply, ReplyOutcome } from '../platform.ts'
import { readJson, shortened } from '../read-json.ts'
import { sameWords } from '../same-words.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import { refused, refusedInWords, writeWithoutRetry } from '../write-without-retry.ts'
import { dataOf, problemOf, type Client } from './client.ts'
import { gidOf, readAnswer } from './list-reviews.ts'

/** Writes the merchant's reply and its date into the review's fields. Repeating it changes nothing. */
export function postReply(
  client: Client,
  access: Access,
  { externalId, text }: OutgoingReply,
  onBegun: () => Promise<void>,
): Promise<ReplyOutcome> {
  // Shopify doesn't set the date. It stores whole seconds.
  const repliedAt =
    text === ''
      ? ''
      : client
          .now()
          .toISOString()
          .replace(/\.\d+Z$/, 'Z')
  const fields = [
    { key: 'merchant_reply', value: text },
    { key: 'merchant_replied_at', value: repliedAt },
  ]
  const variables = { id: gidOf(externalId), metaobject: { fields } }
  return writeWithoutRetry(
    (beforeBody) => client.mutate(access, mutation, variables, beforeBody),
    judgeIn(access),
    onBegun,
    {
      problemOf,
    },
  )
}

export async function findReply(
  client: Client,
  access: Access,
  { externalId, text }: OutgoingReply,
): Promise<{ externalId: string } | null> {
  const standing = await readAnswer(client, access, externalId)
  return standing !== null && sameWords(standing, text) ? { externalId } : null
}

const judgeIn =
  ({ account }: Access) =>
  (answer: OutboundAnswer): ReplyOutcome =>
    judge(answer, elsewhere(account))

function judge(answer: OutboundAnswer, instead: string): ReplyOutcome {
  if (answer.status >= 500) return { kind: 'unknown', reason: `Shopify returned ${answer.status}` }
  if (answer.status < 300 && readJson(answer.text) === undefined) {
    return { kind: 'unknown', reason: 'Shopify returned something that isn’t JSON' }
  }
  try {
    const parsed = shape.safeParse(dataOf(answer))
    if (!parsed.success) return { kind: 'unknown', reason: 'Shopify did not say whether it took the reply' }
    const { metaobject, userErrors } = parsed.data.metaobjectUpdate
    const [error] = userErrors
    if (error?.code === 'NOT_AUTHORIZED') return refusedInWords('reduced', instead)
    if (error) return refused('invalid', shortened(error.message), null)
    return { kind: 'posted', externalId: metaobject?.id.split('/').at(-1) ?? null }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    if (error.problem === 'reduced') return refusedInWords('reduced', instead)
    if (error.problem === 'unavailable') return { kind: 'unknown', reason: error.message }
    return refused(error.problem, error.message, error.retryAfterMs)
  }
}

// Shopify opens product_review only to approved review apps, and doesn't say which app stores a review.
const elsewhere = (account: string): string =>
  `This store doesn’t allow us to reply to this review. Reply in the store’s review app instead: ${appsOf(account)}`

/** The store's list of apps in Shopify's admin. */
export const appsOf = (account: string): string =>
  `https://admin.shopify.com/store/${account.replace(/\.myshopify\.com$/, '')}/apps`

const mutation = `mutation Answer($id: ID!, $metaobject: MetaobjectUpdateInput!) {
  metaobjectUpdate(id: $id, metaobject: $metaobject) { metaobject { id } userErrors { field message code } }
}`

const shape = z.object({
  metaobjectUpdate: z.object({
    metaobject: z.object({ id: z.string() }).nullish(),
    userErrors: z.array(z.object({ message: z.string(), code: z.string().nullish() })),
  }),
})
