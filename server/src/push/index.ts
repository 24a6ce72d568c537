// Owns Web Push: our VAPID keys, encryption for a browser, and the push service's response. Doesn't own the
// recipients or the content of pushes.
export { isPushEndpoint } from './push-endpoint.ts'
export { createPush, type Push, type PushMessage, type PushOutcome, type PushTarget } from './push.ts'
