import type { analyticsadmin_v1beta as admin } from '@googleapis/analyticsadmin'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { Account } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import { googleError } from './analytics-errors.ts'

/** Properties that a user can read: their own (`details.owner` is their address) and those without an owner. */
export function propertiesOf(store: Store, email: string): Account[] {
  return store.accounts.of('google').filter(({ details }) => (details['owner'] ?? email) === email)
}

/** The Admin API: list of properties, a single property, and its data streams. */
export function answerAdmin(store: Store, email: string, { path, query }: Exchange): Answer {
  if (path === '/v1beta/accountSummaries') return listSummaries(propertiesOf(store, email), query)
  const [, id, streams] = /^\/v1beta\/properties\/(\d+)(\/dataStreams)?$/.exec(path) ?? []
  const property = store.accounts.find('google', id ?? '')
  if (!property) return googleError(404, 'Requested entity was not found.')
  return streams ? listStreams(property) : json(200, presentProperty(property))
}

function listSummaries(properties: Account[], query: URLSearchParams): Answer {
  const owners = [...new Set(properties.map(ownerOf))]
  const size = Math.min(Number(query.get('pageSize') || 50), 200)
  const from = Number(query.get('pageToken') || 0)
  const shown = owners
    .slice(from, from + size)
    .map((owner, n): admin.Schema$GoogleAnalyticsAdminV1betaAccountSummary => ({
      name: `accountSummaries/${from + n + 1}`,
      account: `accounts/${from + n + 1}`,
      displayName: owner,
      propertySummaries: properties
        .filter((property) => ownerOf(property) === owner)
        .map(({ account, name }) => ({
          property: `properties/${account}`,
          displayName: name,
          propertyType: 'PROPERTY_TYPE_ORDINARY',
          parent: `accounts/${from + n + 1}`,
        })),
    }))
  if (shown.length === 0) return json(200, {})
  const isMore = from + size < owners.length
  return json(200, { accountSummaries: shown, nextPageToken: isMore ? String(from + size) : '' })
}

const presentProperty = ({ account, name, details }: Account): admin.Schema$GoogleAnalyticsAdminV1betaProperty => ({
  name: `properties/${account}`,
  displayName: name,
  timeZone: details['timeZone'] ?? 'Europe/Berlin',
  currencyCode: details['currency'] ?? 'EUR',
  propertyType: 'PROPERTY_TYPE_ORDINARY',
})

const listStreams = ({ account, details }: Account): Answer =>
  json(200, {
    dataStreams: [
      {
        name: `properties/${account}/dataStreams/1`,
        type: 'WEB_DATA_STREAM',
        webStreamData: {
          measurementId: details['measurementId'] ?? `G-${account}`,
          defaultUri: 'https://shop.example',
        },
      } satisfies admin.Schema$GoogleAnalyticsAdminV1betaDataStream,
    ],
  })

/** The Analytics account that contains the property. */
const ownerOf = ({ details, name }: Account): string => details['business'] ?? name
