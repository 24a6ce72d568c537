// Owns Web Push: our VAPID keys, what is encrypted to a browser, and how its push service took it.
// Does not own whom something is pushed to, nor what it says.
export { isPushEndpoint } from './push-endpoint.ts'
export { createPush, type Push, type PushMessage, type PushOutcome, type PushTarget } from './push.ts'
