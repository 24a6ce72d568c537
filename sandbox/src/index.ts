// Simulates every external service on a single port: platforms, a model, a mailbox, and controls for them. Imports no
// code of the product, so that the two can't share a bug.
import { join } from 'node:path'
import { createControl } from './control/control.ts'
import { listen } from './server/listen.ts'
import { createWebhookSender as createFacebookSender } from './facebook/send-webhooks.ts'
import { createCallbacks } from './graph/callbacks.ts'
import { createAnalytics } from './google/analytics-host.ts'
import { createGoogle } from './google/host.ts'
import { createPeople } from './google/people.ts'
import { createGraph } from './graph/host.ts'
import { createInstagram } from './instagram/host.ts'
import { createWebhookSender as createInstagramSender } from './instagram/send-webhooks.ts'
import { createJudgeme } from './judgeme/host.ts'
import { createWebhookSender as createJudgemeSender } from './judgeme/webhooks.ts'
import { catchMail } from './mailbox/catch-mail.ts'
import { createModels } from './model/host.ts'
import { createPictures } from './pictures/host.ts'
import { createPushServices } from './push/host.ts'
import type { Columns } from './review-files/guess-columns.ts'
import { loadReviewFiles, type LoadedFile } from './review-files/load-review-files.ts'
import type { OAuthApp } from './oauth/provider.ts'
import { loadDemo } from './store/demo.ts'
import { loadFreeShops } from './store/free-shops.ts'
import type { PlatformName } from './store/platforms.ts'
import { loadDemoShops } from './shopify/demo/load-demo-shops.ts'
import { createShopify } from './shopify/host.ts'
import { createShopWebhooks } from './shopify/shop-webhooks.ts'
import { createTiktok } from './tiktok/host.ts'
import { createWebhookSender as createTiktokSender } from './tiktok/send-webhooks.ts'
import { createWhatsappWebhooks } from './whatsapp/webhooks.ts'
import { openStore } from './store/open-store.ts'
import { createYotpo } from './yotpo/host.ts'
import { createWebhookSender as createYotpoSender } from './yotpo/webhooks.ts'

export interface SandboxOptions {
  /** A free port if 0 or not set. */
  port?: number
  /** Address to listen on, 127.0.0.1 by default; `loopback` also listens on ::1. */
  address?: string
  /** Where the data is stored; in memory by default. */
  dataDir?: string
  /** The demo data folder; without it the store starts empty. */
  demoDir?: string
  /** Start of the demo's relative times; by default the time of the first start. */
  epoch?: Date
  /** Requests per second that a platform allows a shop; unlimited by default. */
  rate?: number
  productUrl?: string
  /** The token that Meta sends to verify the product's webhook URLs. */
  metaVerifyToken?: string | undefined
  /** The product's app at each platform; without an entry, any app is accepted. */
  apps?: Partial<Record<PlatformName, OAuthApp>>
  /** Port that receives mail, 0 for a free port; off by default. */
  smtpPort?: number
  /** Pause between two chunks of a streamed response; none by default. */
  modelDelayMs?: number
  /** How long the model waits in mode `slow`; 20 s by default. */
  modelSlowMs?: number
  /** Fills the first shop with the rows of these files. */
  reviewFiles?: string[]
  /** Field to column, for columns that can't be guessed from their names. */
  reviewColumns?: Columns
}

export interface Sandbox {
  url: string
  port: number
  smtpPort: number | null
  /** The result of each review file. */
  reviewFiles: LoadedFile[]
  close(): Promise<void>
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { store, reviewFiles } = prepareStore(options)
  const productUrl = options.productUrl ?? null
  const appAt = (platform: PlatformName): OAuthApp => options.apps?.[platform] ?? { clientId: null, clientSecret: null }
  const judgeme = createJudgeme(store, options.rate ?? 0, appAt('judgeme'))
  const callbacks = createCallbacks(store, { url: productUrl, verifyToken: options.metaVerifyToken ?? null })
  const whatsapp = createWhatsappWebhooks(callbacks)
  const senders = {
    judgeme: createJudgemeSender(store),
    yotpo: createYotpoSender(store),
    instagram: createInstagramSender(store, callbacks),
    facebook: createFacebookSender(store, callbacks),
    tiktok: createTiktokSender(store),
  }
  const apps = { facebook: appAt('facebook'), whatsapp: appAt('whatsapp') }
  const instagram = createInstagram(store, appAt('instagram'), senders.instagram)
  const graph = createGraph(store, apps, { facebook: senders.facebook, whatsapp })
  const people = createPeople()
  const shopWebhooks = createShopWebhooks(store, { url: productUrl, clientSecret: appAt('shopify').clientSecret })
  const hosts = [
    createShopify(store, appAt('shopify'), shopWebhooks),
    judgeme,
    createYotpo(store, appAt('yotpo'), productUrl),
    instagram,
    graph,
    createTiktok(store, appAt('tiktok'), senders.tiktok),
    createAnalytics(store, appAt('google'), people, createGoogle(store, appAt('google'), people)),
    ...createModels(store, { delayMs: options.modelDelayMs ?? 0, slowMs: options.modelSlowMs ?? 20_000 }),
    createPictures(options.demoDir ?? null),
    createPushServices(),
  ]
  const control = createControl(store, {
    productUrl,
    demoDir: options.demoDir ?? null,
    reviewFiles,
    senders,
    callbacks,
    whatsapp,
    people,
    shopify: { app: appAt('shopify'), productUrl, webhooks: shopWebhooks },
  })
  const address = options.address ?? '127.0.0.1'
  const server = await listen(store, hosts, control, {
    port: options.port ?? 0,
    address,
  })
  const mail = options.smtpPort === undefined ? null : await catchMail(store, { port: options.smtpPort, address })
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    smtpPort: mail?.port ?? null,
    reviewFiles,
    close: async () => {
      await Promise.all([server.close(), mail?.close()])
      store.close()
    },
  }
}

const secretAt = (apps: SandboxOptions['apps'], platform: string): string =>
  Object.entries(apps ?? {}).find(([name]) => name === platform)?.[1].clientSecret ?? ''

/** The stored data, or on the first start the demo data and the review files. */
function prepareStore({ dataDir, demoDir, epoch, ...files }: SandboxOptions) {
  const directory = dataDir === undefined ? null : join(dataDir, 'sandbox')
  let reviewFiles: LoadedFile[] = []
  const store = openStore(directory, epoch ?? null, (empty) => {
    if (demoDir) {
      loadDemo(empty, demoDir, (platform) => secretAt(files.apps, platform))
      loadDemoShops(empty, demoDir)
      loadFreeShops(empty, demoDir)
    }
    reviewFiles = loadReviewFiles(empty, files.reviewFiles ?? [], files.reviewColumns)
  })
  return { store, reviewFiles }
}
