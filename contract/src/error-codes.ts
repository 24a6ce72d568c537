/** Every error code of the API, with its HTTP status and its message for people. */
export const errorCodes = {
  BAD_REQUEST: { status: 400, message: 'The request isn’t valid.' },
  CODE_INVALID: { status: 400, message: 'Invalid verification code. Please try again.' },
  CODE_USED_UP: { status: 400, message: 'Too many attempts with this code. Request a new one.' },
  CODE_EXPIRED: { status: 400, message: 'This code has expired. Request a new one.' },
  RESET_LINK_INVALID: { status: 400, message: 'This link is no longer valid. Request a new one.' },
  FACTOR_CODE_INVALID: {
    status: 400,
    message: 'That code isn’t right. Check that your phone sets its clock automatically.',
  },
  PASSKEY_INVALID: { status: 400, message: 'This passkey doesn’t work here. Try another one, or sign in another way.' },
  EMAIL_LINK_INVALID: {
    status: 400,
    message: 'This link is no longer valid. Start the change again from your profile.',
  },
  INVITATION_INVALID: { status: 400, message: 'This invitation is no longer valid. Ask for a new one.' },
  CHALLENGE_EXPIRED: { status: 400, message: 'This took too long. Sign in again.' },
  INVALID_CURRENT_PASSWORD: { status: 400, message: 'Current password is incorrect' },
  PASSWORD_NOT_SET: { status: 400, message: 'Password not set. Please use Google OAuth to sign in.' },
  TOKEN_INVALID: { status: 400, message: 'Failed to authenticate with provided token' },
  SHOP_LINK_INVALID: {
    status: 400,
    message: 'The link from your store is no longer valid. Connect your store again.',
  },
  UNAUTHENTICATED: { status: 401, message: 'Sign in to continue.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password.' },
  INSUFFICIENT_CREDITS: { status: 402, message: 'Not enough credits.' },
  SPENDING_LIMIT_REACHED: { status: 402, message: 'You’ve reached the daily credit limit.' },
  PLAN_LIMIT: { status: 402, message: 'Your plan doesn’t include this.' },
  FEATURE_OFF: { status: 403, message: 'This feature is turned off for your company.' },
  FORBIDDEN: { status: 403, message: 'Your role doesn’t allow this.' },
  VIEW_ONLY: { status: 403, message: 'You’re viewing as a member, so you can’t make changes.' },
  STEP_UP_REQUIRED: { status: 403, message: 'Confirm that it’s you to continue.' },
  PASSWORD_EXPIRED: {
    status: 403,
    message: 'Your company requires a new password every 90 days. Change yours to continue.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Your company requires two-factor sign-in. Set it up to continue.',
  },
  SSO_REQUIRED: { status: 403, message: 'Your company requires SSO. Continue with SSO.' },
  CSRF_INVALID: { status: 403, message: 'The security token is missing or expired. Try again.' },
  ACCOUNT_SUSPENDED: { status: 403, message: 'Your account has been suspended. Please contact support.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Verify your email address first.' },
  NOT_FOUND: { status: 404, message: 'We couldn’t find what you’re looking for.' },
  USER_EXISTS: { status: 409, message: 'An account with this email already exists.' },
  COMPANY_LEAVING: {
    status: 409,
    message: 'This company is being deleted, so you can’t make changes. An admin can undo this in Settings.',
  },
  RECOVERY_UNAVAILABLE: {
    status: 409,
    message: 'No company admin can approve this. Contact support to recover your account.',
  },
  LAST_ADMIN: { status: 409, message: 'The company needs an admin. Make someone else an admin first.' },
  CONFLICT: { status: 409, message: 'Someone else changed this. Reload and try again.' },
  IN_PROGRESS: { status: 409, message: 'This is already in progress.' },
  KEY_REUSED: { status: 409, message: 'This idempotency key was already used for another request.' },
  STALE_DRAFT: { status: 409, message: 'Someone else changed this draft. Reload and try again.' },
  NOT_A_DRAFT: { status: 409, message: 'You can only edit or send drafts.' },
  ALREADY_SENT: { status: 409, message: 'This review already has a reply.' },
  DELIVERY_UNKNOWN: {
    status: 409,
    message:
      'We couldn’t confirm whether the reply was published. Check the platform, then tell us whether it’s there.',
  },
  UNSUPPORTED_CLAIMS: { status: 409, message: 'The draft has unsupported claims. Edit them or confirm they’re true.' },
  NOT_CONNECTED: { status: 409, message: 'The platform isn’t connected for this brand.' },
  SHOP_NEEDED: { status: 409, message: 'Connect your store to pay.' },
  ALREADY_REFUNDED: { status: 409, message: 'This was already refunded.' },
  CHANNEL_UNAVAILABLE: { status: 409, message: 'This channel isn’t available for this review.' },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  RATE_LIMIT_EXCEEDED: { status: 429, message: 'Too many requests. Try again later.' },
  GENERATION_FAILED: { status: 502, message: 'Failed to generate comment' },
  DELIVERY_FAILED: { status: 502, message: 'The platform didn’t accept the reply. Nothing was charged.' },
  PLATFORM_REFUSED: { status: 502, message: 'The platform couldn’t do this. Nothing changed.' },
  INTERNAL: { status: 500, message: 'An unexpected error occurred' },
  PLATFORM_UNAVAILABLE: { status: 503, message: 'The platform isn’t responding. Nothing was sent or charged.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'Bizamply is temporarily unavailable. Try again in a moment.' },
  NOT_READY: { status: 503, message: 'Bizamply is starting or stopping. Try again in a moment.' },
} as const

export type ErrorCode = keyof typeof errorCodes

/**
 * The shape of every error. `details` holds figures of some codes (needed, available, retryAfterSeconds).
 */
export interface ErrorBody {
  message: string
  code: ErrorCode
  errors: { path: string; message: string }[]
  /** `reason`: why a reply wasn't generated or sent, without the message's title and what it cost. */
  details?: Record<string, unknown>
}
