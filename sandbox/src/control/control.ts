import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { LoadedFile } from '../review-files/load-review-files.ts'
import type { World } from '../world/world.ts'
import { addPerson, setIdentity, type People } from '../google/people.ts'
import type { Callbacks } from '../graph/callbacks.ts'
import type { WhatsappWebhooks } from '../whatsapp/webhooks.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { answerThere } from './answer-there.ts'
import { listAccounts, openAccountHere, setTokens } from './accounts.ts'
import { setCallback } from './callbacks.ts'
import { listMessages, setMessageStatus, writeMessage } from './messages.ts'
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
import { answerStorefront } from './storefront.ts'
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
import { setRefusedScopes } from './scopes.ts'
import { openShopHere, answerShops } from './shops.ts'

export interface ControlOptions {
  /** Where the product's console is; its clock moves with ours. */
  productUrl: string | null
  /** Pictures of the products lie in it. */
  demoDir: string | null
  reviewFiles: LoadedFile[]
  /** By platform. */
  senders: Record<string, WebhookSender>
  callbacks: Callbacks
  whatsapp: WhatsappWebhooks
  people: People
  shopify: ShopifyControl
}

/** `/_/...`: where a person or a test plays everybody outside. */
export function createControl(world: World, options: ControlOptions): (exchange: Exchange) => Answer | Promise<Answer> {
  const context = { world, webhooks: options.shopify.webhooks }
  const calls: Record<string, (exchange: Exchange, id: string) => Answer | Promise<Answer>> = {
    'POST reviews': (exchange) => writeReview(world, options.senders, exchange),
    'PUT reviews/:id': (exchange, id) => editReview(world, options.senders, exchange, id),
    'GET comments': (exchange) => listComments(world, exchange),
    'POST comments': (exchange) => writeComment(world, options.senders, exchange),
    'PUT comments/:id': (exchange, id) => changeComment(world, options.senders, exchange, id),
    'POST answers': (exchange) => answerThere(world, options, exchange),
    'GET feed': (exchange) => answerFeed(world, exchange),
    'GET messages': (exchange) => listMessages(world, exchange),
    'POST messages': (exchange) => writeMessage(world, options.whatsapp, exchange),
    'PUT messages/:id': (exchange, id) => setMessageStatus(world, options.whatsapp, exchange, id),
    'POST callbacks': (exchange) => setCallback(world, options.callbacks, exchange),
    'GET accounts': (exchange) => listAccounts(world, exchange),
    'POST accounts': (exchange) => openAccountHere(world, exchange),
    'POST posts': (exchange) => publishPost(world, exchange),
    'GET record': ({ query }) => json(200, { data: shownRecord(world, query.get('platform')) }),
    'GET calls': ({ query }) => json(200, { data: world.calls.all(query.get('host')) }),
    'GET calls/:id': (_, id) => found(world.calls.find(Number(id))),
    'GET mail': ({ query }) => json(200, { data: mailTo(world, query.get('to')) }),
    'GET faults': () => listFaults(world),
    'POST faults': (exchange) => putFault(world, exchange),
    'DELETE faults': ({ query }) => clearFaults(world, query),
    'GET model': () => answerModel(world),
    'POST model': (exchange) => setModel(world, exchange),
    'POST tokens': (exchange) => setTokens(world, exchange),
    'POST shops': (exchange) => openShopHere(world, exchange),
    'GET appstore': (exchange) => openFromAppStore(world, options.shopify, exchange),
    'POST uninstall': (exchange) => uninstall(world, options.shopify, exchange),
    'POST privacy': (exchange) => askPrivacy(world, options.shopify, exchange),
    'POST scopes': (exchange) => setRefusedScopes(world, exchange),
    'POST protected': (exchange) => setApproval(world, exchange),
    'POST products': (exchange) => putProduct(world, options.shopify, exchange),
    'POST metaobjects': (exchange) => writeShopReview(world, options.shopify, exchange),
    'PUT metaobjects/:id': (exchange, id) => editShopReview(world, options.shopify, exchange, id),
    ...moneyCalls(context),
    'POST people': (exchange) => addPerson(options.people, exchange),
    'POST identity': (exchange) => setIdentity(options.people, exchange),
    'GET ': () => servePage('index.html'),
    'GET page/:id': (_, id) => servePage(id),
    'GET pictures/:id': (_, id) => servePicture(options.demoDir, id),
    'GET state': (exchange) => answerState(world, options.productUrl, exchange),
    'GET storefront': (exchange) => answerStorefront(world, exchange),
    'GET world': () => answerShops(world, options.reviewFiles),
    'GET clock': () => answerClock(world),
    'POST clock': (exchange) => moveClock(context, options.productUrl, exchange),
  }
  return (exchange) => {
    const [, name = '', id] = /^\/([a-z]*)(?:\/([^/]+))?$/.exec(exchange.path) ?? []
    const call = calls[`${exchange.method} ${name}${id === undefined ? '' : '/:id'}`]
    if (call) return refuseForeign(exchange) ?? call(exchange, id ?? '')
    return json(404, { message: 'The sandbox has no such control', code: 'NOT_FOUND' })
  }
}

/** Any web page may send text or a form to this machine: only our own page plays, and JSON is what no form can send. */
function refuseForeign({ method, headers, body }: Exchange): Answer | null {
  if (method === 'GET') return null
  const { origin, host } = headers
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host))
    return json(403, { message: 'Another site may not play here', code: 'FOREIGN_ORIGIN' })
  if (body.length > 0 && !/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return json(415, { message: 'The body must be application/json', code: 'NOT_JSON' })
  return null
}

function shownRecord(world: World, platform: string | null) {
  return world.record.all(platform).map(({ call: _, ...entry }) => entry)
}

function mailTo(world: World, to: string | null) {
  const wanted = to?.toLowerCase()
  return world.mail.filter((mail) => !wanted || mail.to.some((one) => one.toLowerCase() === wanted)).toReversed()
}

function found(data: unknown): Answer {
  return data ? json(200, { data }) : json(404, { message: 'Not found', code: 'NOT_FOUND' })
}
