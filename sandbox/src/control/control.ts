import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { LoadedFile } from '../review-files/load-review-files.ts'
import type { Store } from '../store/store.ts'
import { addPerson, setIdentity, type People } from '../google/people.ts'
import type { Callbacks } from '../graph/callbacks.ts'
import type { WhatsappWebhooks } from '../whatsapp/webhooks.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { replyAtPlatform } from './reply-at-platform.ts'
import { listAccounts, openAccountHere, setRefusedScopes, setTokens } from './accounts.ts'
import { setCallback } from './callbacks.ts'
import { listMessages, setMessageStatus, setPreference, setTemplateStatus, writeMessage } from './messages.ts'
import { publishPost } from './publish-post.ts'
import { changeComment, listComments, writeComment } from './write-comment.ts'
import { editReview, writeReview } from './write-review.ts'
import { clearFaults, listFaults, putFault } from './faults.ts'
import { moneyCalls } from './money.ts'
import { moveClock, answerClock } from './clock.ts'
import { setModel, answerModel } from './model.ts'
import { servePage, servePicture } from './serve-file.ts'
import { answerFeed } from './feed.ts'
import { answerState } from './state.ts'
import { putProduct } from './products.ts'
import {
  askPrivacy,
  openFromAppStore,
  setApproval,
  uninstall,
  writeShopReview,
  editShopReview,
  type ShopifyControl,
} from './shopify.ts'
import { answerShops, answerStorefront, openShopHere } from './shops.ts'

export interface ControlOptions {
  /** URL of the product's console, whose clock moves with ours. */
  productUrl: string | null
  /** Folder with the products' pictures. */
  demoDir: string | null
  reviewFiles: LoadedFile[]
  /** By platform. */
  senders: Record<string, WebhookSender>
  callbacks: Callbacks
  whatsapp: WhatsappWebhooks
  people: People
  shopify: ShopifyControl
}

/** `/_/...`: controls with which a person or a test operates the sandbox. */
export function createControl(store: Store, options: ControlOptions): (exchange: Exchange) => Answer | Promise<Answer> {
  const context = { store, webhooks: options.shopify.webhooks }
  const calls: Record<string, (exchange: Exchange, id: string) => Answer | Promise<Answer>> = {
    'POST reviews': (exchange) => writeReview(store, options.senders, exchange),
    'PUT reviews/:id': (exchange, id) => editReview(store, options.senders, exchange, id),
    'GET comments': (exchange) => listComments(store, exchange),
    'POST comments': (exchange) => writeComment(store, options.senders, exchange),
    'PUT comments/:id': (exchange, id) => changeComment(store, options.senders, exchange, id),
    'POST answers': (exchange) => replyAtPlatform(store, options, exchange),
    'GET feed': (exchange) => answerFeed(store, exchange),
    'GET messages': (exchange) => listMessages(store, exchange),
    'POST messages': (exchange) => writeMessage(store, options.whatsapp, exchange),
    'PUT messages/:id': (exchange, id) => setMessageStatus(store, options.whatsapp, exchange, id),
    'PUT templates': (exchange) => setTemplateStatus(store, options.whatsapp, exchange),
    'PUT preferences': (exchange) => setPreference(store, options.whatsapp, exchange),
    'POST callbacks': (exchange) => setCallback(store, options.callbacks, exchange),
    'GET accounts': (exchange) => listAccounts(store, exchange),
    'POST accounts': (exchange) => openAccountHere(store, exchange),
    'POST posts': (exchange) => publishPost(store, exchange),
    'GET record': ({ query }) => json(200, { data: shownRecord(store, query.get('platform')) }),
    'GET calls': ({ query }) => json(200, { data: store.calls.all(query.get('host')) }),
    'GET calls/:id': (_, id) => found(store.calls.find(Number(id))),
    'GET mail': ({ query }) => json(200, { data: mailTo(store, query.get('to')) }),
    'GET faults': () => listFaults(store),
    'POST faults': (exchange) => putFault(store, exchange),
    'DELETE faults': ({ query }) => clearFaults(store, query),
    'GET model': () => answerModel(store),
    'POST model': (exchange) => setModel(store, exchange),
    'POST tokens': (exchange) => setTokens(store, exchange),
    'POST shops': (exchange) => openShopHere(store, exchange),
    'GET appstore': (exchange) => openFromAppStore(store, options.shopify, exchange),
    'POST uninstall': (exchange) => uninstall(store, options.shopify, exchange),
    'POST privacy': (exchange) => askPrivacy(store, options.shopify, exchange),
    'POST scopes': (exchange) => setRefusedScopes(store, exchange),
    'POST protected': (exchange) => setApproval(store, exchange),
    'POST products': (exchange) => putProduct(store, options.shopify, exchange),
    'POST metaobjects': (exchange) => writeShopReview(store, options.shopify, exchange),
    'PUT metaobjects/:id': (exchange, id) => editShopReview(store, options.shopify, exchange, id),
    ...moneyCalls(context),
    'POST people': (exchange) => addPerson(options.people, exchange),
    'POST identity': (exchange) => setIdentity(options.people, exchange),
    'GET ': () => servePage('index.html'),
    'GET page/:id': (_, id) => servePage(id),
    'GET pictures/:id': (_, id) => servePicture(options.demoDir, id),
    'GET state': (exchange) => answerState(store, options.productUrl, exchange),
    'GET storefront': (exchange) => answerStorefront(store, exchange),
    'GET world': () => answerShops(store, options.reviewFiles),
    'GET clock': () => answerClock(store),
    'POST clock': (exchange) => moveClock(context, options.productUrl, exchange),
  }
  return (exchange) => {
    const [, name = '', id] = /^\/([a-z]*)(?:\/([^/]+))?$/.exec(exchange.path) ?? []
    const call = calls[`${exchange.method} ${name}${id === undefined ? '' : '/:id'}`]
    if (call) return refuseForeign(exchange) ?? call(exchange, id ?? '')
    return json(404, { message: 'The sandbox doesn’t have this endpoint', code: 'NOT_FOUND' })
  }
}

/** Any web page may send text or a form to this machine, but not JSON, and not from our own origin. */
function refuseForeign({ method, headers, body }: Exchange): Answer | null {
  if (method === 'GET') return null
  const { origin, host } = headers
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host))
    return json(403, { message: 'Requests from other sites aren’t allowed', code: 'FOREIGN_ORIGIN' })
  if (body.length > 0 && !/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return json(415, { message: 'The body must be application/json', code: 'NOT_JSON' })
  return null
}

function shownRecord(store: Store, platform: string | null) {
  return store.record.all(platform).map(({ call: _, ...entry }) => entry)
}

function mailTo(store: Store, to: string | null) {
  const address = to?.toLowerCase()
  return store.mail.filter((mail) => !address || mail.to.some((one) => one.toLowerCase() === address)).toReversed()
}

function found(data: unknown): Answer {
  return data ? json(200, { data }) : json(404, { message: 'Not found', code: 'NOT_FOUND' })
}
