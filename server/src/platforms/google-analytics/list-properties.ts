import { z } from 'zod'
import type { Query } from '../../outbound/resolve-target.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import type { GoogleClient } from './client.ts'

export interface Property {
  /** Digits only. */
  id: string
  name: string
  /** The Analytics account that it belongs to. */
  owner: string
}

const admin = 'https://analyticsadmin.googleapis.com/v1beta'

/** Every property that the user can read. Empty for a user without Analytics. */
export async function listProperties(client: GoogleClient, access: Access): Promise<Property[]> {
  const found: Property[] = []
  let pageToken: string | null = null
  for (let pages = 0; pages < mostPages; pages++) {
    const query: Query = { pageSize: 200, pageToken }
    const page: Summaries = readAs(
      summariesShape,
      await client.read(access, { url: `${admin}/accountSummaries`, query }),
    )
    for (const { displayName: owner, propertySummaries } of page.accountSummaries) {
      for (const { property, displayName } of propertySummaries) {
        const id = property.replace(/^properties\//, '')
        found.push({ id, name: displayName ?? id, owner: owner ?? '' })
      }
    }
    pageToken = page.nextPageToken
    if (!pageToken) break
  }
  return found
}

export async function readProperty(
  client: GoogleClient,
  access: Access,
): Promise<{ name: string | null; timeZone: string | null; currency: string | null }> {
  const body = await client.read(access, { url: `${admin}/properties/${access.account}` })
  const { displayName: name, timeZone, currencyCode: currency } = readAs(propertyShape, body)
  return { name, timeZone, currency }
}

/**
 * Finds the property that a merchant typed: its number, the `G-` id of a stream, or either inside
 * `GA4-X-1` (not a Google format). Null if it is none of these.
 */
export async function findTyped(
  client: GoogleClient,
  access: Access,
  properties: Property[],
  typed: string,
): Promise<Property | null> {
  const inside = (/^GA4-([A-Za-z0-9]+)-\d+$/.exec(typed)?.[1] ?? typed).toUpperCase()
  const byNumber = properties.find(({ id }) => id === inside)
  if (byNumber || /^\d+$/.test(inside)) return byNumber ?? null
  const measurementId = inside.startsWith('G-') ? inside : `G-${inside}`
  for (const property of properties.slice(0, maxProperties)) {
    if ((await streamsOf(client, access, property.id)).includes(measurementId)) return property
  }
  return null
}

async function streamsOf(client: GoogleClient, access: Access, id: string): Promise<string[]> {
  try {
    const url = `${admin}/properties/${id}/dataStreams`
    const { dataStreams } = readAs(streamsShape, await client.read(access, { url, query: { pageSize: 200 } }))
    return dataStreams.flatMap(({ webStreamData }) => webStreamData?.measurementId?.toUpperCase() ?? [])
  } catch (error) {
    // A property that we can't read is not a match.
    if (error instanceof PlatformError && closed.has(error.problem)) return []
    throw error
  }
}

function readAs<T>(shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new PlatformError('unavailable', 'Google returned an unexpected response')
  return parsed.data
}

const closed = new Set<string>(['reduced', 'not-found', 'invalid'])
const mostPages = 50
const maxProperties = 100

const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || null)
const propertySummary = z.object({ property: z.string().regex(/^properties\/\d+$/), displayName: text })
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item.nullable().catch(null))
    .nullish()
    .catch(null)
    .transform((items) => (items ?? []).filter((one) => one !== null))

type Summaries = z.infer<typeof summariesShape>

const summariesShape = z.object({
  accountSummaries: listOf(z.object({ displayName: text, propertySummaries: listOf(propertySummary) })),
  nextPageToken: text,
})
const propertyShape = z.object({ name: z.string(), displayName: text, timeZone: text, currencyCode: text })
const streamsShape = z.object({
  dataStreams: listOf(z.object({ webStreamData: z.object({ measurementId: text }).nullish().catch(null) })),
})
