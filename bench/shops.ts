import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEncryption } from '../server/src/db/encryption.ts'
import { newId } from '../server/src/db/ids.ts'
import { bindOf } from '../server/src/features/connections/index.ts'
import { SECRET, type Environment } from './environment.ts'

export interface Shop {
  companyId: string
  connectionId: string
  shop: string
  token: string
}

/** Companies with one Judge.me shop each, all of them due for a sync now. */
export async function makeShops({ owner }: Environment, name: string, count: number): Promise<Shop[]> {
  const encryption = createEncryption(SECRET, null)
  const shops = Array.from({ length: count }, (_, n) => ({
    companyId: newId(),
    brandId: newId(),
    connectionId: newId(),
    shop: `${name}-${n}.myshopify.com`,
    token: `jm_${name}_${n}`,
  }))
  const sealed = shops.map(({ companyId, shop, token }) =>
    encryption.encrypt(JSON.stringify({ token, kind: 'private' }), bindOf(companyId, 'judgeme', shop)),
  )
  const columns = [
    shops.map(({ companyId }) => companyId),
    shops.map(({ brandId }) => brandId),
    shops.map(({ connectionId }) => connectionId),
    shops.map(({ shop }) => shop),
    sealed,
  ]
  await owner.query(
    `with shops as (select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[])
         as s(company_id, brand_id, connection_id, shop, sealed)),
       companies as (insert into app.companies (company_id, name, public_id, created_at)
         select company_id, shop, shop, now() from shops returning company_id),
       brands as (insert into app.brands (company_id, id, name, voice, created_at)
         select company_id, brand_id, shop, '{}', now() from shops returning id),
       connections as (insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials,
           created_at, next_sync_at)
         select company_id, connection_id, brand_id, 'judgeme', shop, sealed, now(), now() from shops returning id)
     insert into app.shop_claims (platform, account, company_id, brand_id, connection_id)
     select 'judgeme', shop, company_id, brand_id, connection_id from shops`,
    columns,
  )
  return shops
}

/** Judge.me with no reviews; requests for the shops in `hanging` never get a response. */
export async function startJudgeme(appUrl: string, hanging: ReadonlySet<string>) {
  const events = ['review/created', 'review/published', 'review/updated', 'review/unpublished']
  const webhooks = events.map((key) => ({ key, url: `${appUrl}/hooks/judgeme` }))
  const everything = { webhooks, reviews: [], products: [], count: 0, current_page: 1, per_page: 100 }
  const server = createServer((request, response) => {
    request.resume()
    if (hanging.has(String(request.headers['x-api-token']))) return
    response.setHeader('content-type', 'application/json').end(JSON.stringify(everything))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
