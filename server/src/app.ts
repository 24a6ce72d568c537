import { fileURLToPath } from 'node:url'
import { createComposer, storedReading } from '@bizamply/composer'
import type { Log } from './log.ts'
import type { Services } from './context.ts'
import type { Database } from './db/database.ts'
import { createEncryption } from './db/encryption.ts'
import { type Env, environment } from './env/env.ts'
import {
  beginGoogle,
  cookiesAreSecure,
  createAuth,
  createGoogle,
  createKeyedHash,
  endGoogle,
  googleCallbackOf,
  missingRequirement,
  presentUser,
  sessionCookieName,
  Sessions,
  type SignedIn,
} from './features/auth/index.ts'
import { recordSecurity } from './features/audit/index.ts'
import { listBrands } from './features/brands/index.ts'
import { beginConnect, beginInstall, finishConnect, installLink } from './features/connections/index.ts'
import { generateReply } from './features/replies/index.ts'
import { createIdentityProviders, endSso, goToProvider, resolveTxt, type ResolveTxt } from './features/sso/index.ts'
import { readHealth } from './features/system/index.ts'
import { createWebApp } from './http/serve-web-app.ts'
import { Csrf } from './http/csrf.ts'
import type { Gate, Visitor } from './http/authorize-call.ts'
import { Hub } from './http/events.ts'
import { bindOpenRoutes } from './http/open-routes.ts'
import { createRpc } from './http/rpc.ts'
import { createHttp } from './http/server.ts'
import type { Queue } from './jobs/queue.ts'
import { composerConfig, createModels } from './env/model.ts'
import { createMailer } from './mail/index.ts'
import { createOutbound } from './outbound/outbound.ts'
import type { Dependencies } from './dependencies.ts'
import { createPush } from './push/index.ts'
import { fileCalls } from './router/file-calls.ts'
import { createPlatforms } from './platforms/index.ts'
import { countCalls, type Metrics } from './metrics.ts'
import { createRouter } from './router/router.ts'
import { routeWebhook } from './router/route-webhook.ts'
import { watchModel } from './watch-model.ts'
import { registerGauges } from './register-gauges.ts'
import { mailOptOuts } from './router/mail-opt-outs.ts'

export interface AppOptions {
  env: Env
  db: Database
  queue: Queue
  log: Log
  metrics: Metrics
  now: () => Date
  advanceClock: ((milliseconds: number) => Promise<Date>) | null
  /** Between two comments of a bulk job; tests don't wait. */
  bulkPauseMs?: number
  /** True once the process was asked to stop: it still serves, but takes no new work. */
  isShuttingDown?: () => boolean
  /** The DNS resolver; the machine's by default. */
  resolveTxt?: ResolveTxt
}

/** Wires everything; starts nothing but the event stream's listener. */
export async function createApp(options: AppOptions) {
  const { env, db, log, now } = options
  const onCall = countCalls(options.metrics)
  const outbound = createOutbound({ baseUrl: env.OUTSIDE_BASE_URL ?? null, timeoutMs: 15_000, onCall, now })
  const services = createServices(options, outbound)
  const auth = createAuth({ db, secret: env.secret, appUrl: env.appUrl, trustedOrigins: env.TRUSTED_ORIGINS, now })
  const sessions = new Sessions(auth, db, { secret: env.secret, now, strict: env.adminSecondFactor })
  const csrf = new Csrf(env.secret, cookiesAreSecure(env.appUrl))
  const hub = new Hub({ db, log, onSessions: () => sessions.forget() })
  registerGauges(options.metrics, db, () => hub.size)
  const gate: Gate = {
    services,
    csrf,
    findVisitor: async (headers) => visitorOf(await sessions.find(headers), now()),
    findVisitorByCookie: async (headers) => provedOnly(visitorOf(await sessions.byCookie(headers), now())),
    brandIds: keepBrandIds(services),
  }
  const deps = createDependencies(options, { services, outbound, auth, sessions, csrf })
  const webApp = createWebApp(fileURLToPath(new URL('../../web/dist', import.meta.url)))
  const http = createHttp({
    gate,
    rpc: createRpc(createRouter(deps), gate),
    hub,
    webApp,
    generate: generateReply,
    ...fileCalls(deps),
    ...mailOptOuts(services, env),
    google: signInWithGoogle(deps),
    sso: signInBySso(deps),
    integrations,
    metaVerifyToken: env.META_VERIFY_TOKEN ?? null,
    receiveWebhook: (platform, headers, rawBody) => routeWebhook(services, platform, { headers, rawBody }),
    open: (app) =>
      bindOpenRoutes(app, {
        isReady: async () => !options.isShuttingDown?.() && db.responds(),
        metrics: options.metrics.registry,
        metricsToken: env.METRICS_TOKEN ?? null,
        trustProxy: env.TRUST_PROXY,
        sessionCookieName,
        advanceClock: options.advanceClock,
      }),
    trustProxy: env.TRUST_PROXY,
    pictureOrigin: env.OUTSIDE_BASE_URL ? new URL(env.OUTSIDE_BASE_URL).origin : null,
  })
  await hub.start()
  const closeOutbound = (): void => {
    outbound.close()
    services.mailer.close()
  }
  return { http, services, hub, closeOutbound, close: async () => hub.stop().then(closeOutbound) }
}

type Made = Pick<Dependencies, 'services' | 'auth' | 'sessions' | 'csrf'> & {
  outbound: ReturnType<typeof createOutbound>
}

function createDependencies(options: AppOptions, { outbound, ...made }: Made): Dependencies {
  const { env, db, now } = options
  return {
    ...made,
    db,
    now,
    hash: createKeyedHash(env.secret),
    google: googleOf(options, outbound),
    identityProviders: createIdentityProviders({ outbound, now }),
    resolveTxt: options.resolveTxt ?? resolveTxt,
    adminEmail: env.ADMIN_EMAIL ?? null,
    supportEmail: env.SUPPORT_EMAIL ?? bareAddress(env.MAIL_FROM),
    trustedOrigins: [env.appUrl, ...env.TRUSTED_ORIGINS],
    recordSecurity: recordSecurity(now),
    shops: installLink,
    backupDays: env.BACKUP_DAYS,
    adminSecondFactor: env.adminSecondFactor,
    health: () => readHealth(made.services),
  }
}

const signInWithGoogle = (deps: Dependencies): Parameters<typeof createHttp>[0]['google'] => ({
  begin: (returnUrl, from) => beginGoogle(deps, { returnUrl }, from),
  end: (query, from) => endGoogle(deps, query, from),
})

const signInBySso = (deps: Dependencies): Parameters<typeof createHttp>[0]['sso'] => ({
  go: (attempt, from) => goToProvider(deps, attempt, from),
  end: (back, from) => endSso(deps, back, from),
})

const bareAddress = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from

const integrations: Parameters<typeof createHttp>[0]['integrations'] = {
  begin: beginConnect,
  install: beginInstall,
  verifyRedirect: (all, platform, query) =>
    all.platforms.service(platform)?.authorizer?.verifyRedirect?.(query, all.now()) ?? false,
  finish: finishConnect,
}

function createServices(options: AppOptions, outbound: ReturnType<typeof createOutbound>): Services {
  const { env } = options
  const encryption = createEncryption(env.secret, env.APP_SECRET_OLD ?? null)
  const contact = env.SUPPORT_EMAIL ?? bareAddress(env.MAIL_FROM)
  const ofModels = { rewrite: outbound.rewrite, log: options.log, watch: watchModel(options.metrics) }
  return {
    db: options.db,
    now: options.now,
    platforms: createPlatforms(outbound, env.platforms, { now: options.now }, (rejected) =>
      options.log.error({ ...rejected }, 'a platform rejects a request of ours as wrong'),
    ),
    composer: createComposer({ ...composerConfig(env), ...ofModels }),
    models: createModels(env, ofModels),
    read: storedReading,
    queue: options.queue,
    mailer: createMailer({ smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM }),
    bulkPauseMs: options.bulkPauseMs ?? 200,
    encryption,
    push: createPush({ outbound, db: options.db, encryption, contact }),
    rewrite: outbound.rewrite,
    billingTest: env.billingTest,
    checkSetup: setupCheck(env, options.now),
    appUrl: env.appUrl,
    log: options.log,
    metrics: options.metrics,
  }
}

/** Loaded on first use; callers during a running check share its findings. */
function setupCheck(env: Env, now: () => Date): Services['checkSetup'] {
  const check = async () => {
    const { examineSettings } = await import('./doctor/examine.ts')
    const { hideSecrets } = await import('./doctor/render.ts')
    return hideSecrets(await examineSettings(env, now), environment)
  }
  let running: ReturnType<typeof check> | null = null
  return () => (running ??= check().finally(() => (running = null)))
}

function googleOf({ env, now }: AppOptions, outbound: ReturnType<typeof createOutbound>) {
  const { clientId, clientSecret } = env.platforms.google
  return createGoogle({ outbound, clientId, clientSecret, redirectUri: googleCallbackOf(env.appUrl), now })
}

/** A user without a verified email address counts as signed out for browser navigations. */
const provedOnly = (visitor: Visitor | null): Visitor | null => (visitor?.verified ? visitor : null)

function visitorOf(signedIn: SignedIn | null, now: Date): Visitor | null {
  if (!signedIn) return null
  const user = presentUser(signedIn)
  return {
    sessionToken: signedIn.sessionToken,
    sessionId: signedIn.session.id,
    provedAt: signedIn.session.provedAt,
    verified: user.emailVerified,
    missing: missingRequirement(signedIn, now),
    actor: { userId: user.id, email: user.email, name: user.name, role: user.role, memberRole: user.memberRole },
    rights: {
      memberRole: user.memberRole,
      brandRoles: signedIn.membership?.brandRoles ?? null,
      customPermissions: user.customRole?.permissions ?? null,
    },
    companyId: signedIn.membership?.companyId ?? null,
    publicId: signedIn.membership?.publicId ?? '',
    selectedBrandId: signedIn.membership?.selectedBrandId ?? null,
    leaving: signedIn.membership?.companyStatus === 'leaving',
    viewing: signedIn.viewing,
  }
}

/** A company's brands, cached for seconds; read again if one is missing. */
function keepBrandIds(services: Services): Gate['brandIds'] {
  const kept = new Map<string, { at: number; ids: string[] }>()
  return async (companyId, fresh) => {
    const known = kept.get(companyId)
    if (known && !fresh && Date.now() - known.at < 5000) return known.ids
    const ids = (await listBrands(services, companyId)).map((brand) => brand.BrandId)
    if (kept.size > 10_000) kept.clear()
    kept.set(companyId, { at: Date.now(), ids })
    return ids
  }
}
