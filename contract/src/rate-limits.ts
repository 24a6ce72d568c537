interface RateLimit {
  /** What attempts are counted for; `address` is an IP address. */
  per: 'company' | 'user' | 'address' | 'email' | 'browser' | 'charge'
  max: number
  seconds: number
}

/** Rate limits: at most `max` in `seconds`, counted per `per`, shared by all processes. */
export const rateLimits = {
  wrongPasswordPerAccount: { per: 'email', max: 10, seconds: 900 },
  /** For one account in a browser that signed in to it before. */
  wrongPasswordPerBrowser: { per: 'browser', max: 10, seconds: 900 },
  wrongPasswordPerAddress: { per: 'address', max: 100, seconds: 900 },
  signUpPerAddress: { per: 'address', max: 10, seconds: 3600 },
  signUpPerEmail: { per: 'email', max: 5, seconds: 3600 },
  /** Attempts to enter a code; each code expires after `codeTries`. */
  verifyPerAddress: { per: 'address', max: 60, seconds: 900 },
  verifyPerEmail: { per: 'email', max: 15, seconds: 3600 },
  resendPerEmail: { per: 'email', max: 5, seconds: 3600 },
  resendPerAddress: { per: 'address', max: 30, seconds: 3600 },
  forgotPerEmail: { per: 'email', max: 5, seconds: 3600 },
  forgotPerAddress: { per: 'address', max: 30, seconds: 3600 },
  resetPerAddress: { per: 'address', max: 30, seconds: 900 },
  /** Second-factor codes at sign-in. */
  factorPerAddress: { per: 'address', max: 60, seconds: 900 },
  factorPerAccount: { per: 'user', max: 10, seconds: 900 },
  /** Wrong passwords and codes of signed-in users. */
  stepUpPerUser: { per: 'user', max: 10, seconds: 900 },
  /** Email changes: requests per person, requests per new address, and opened links. */
  emailChangePerUser: { per: 'user', max: 5, seconds: 3600 },
  emailChangePerEmail: { per: 'email', max: 5, seconds: 3600 },
  emailLinkPerAddress: { per: 'address', max: 60, seconds: 900 },
  /** Requests to remove a lost second factor. */
  recoveryPerUser: { per: 'user', max: 5, seconds: 86_400 },
  /** Starts and completions of passkey sign-ins. */
  passkeyPerAddress: { per: 'address', max: 60, seconds: 900 },
  /** Opened or accepted invitation links. */
  invitationPerAddress: { per: 'address', max: 60, seconds: 900 },
  /** Invitation emails. */
  invitePerCompany: { per: 'company', max: 50, seconds: 3600 },
  googlePerAddress: { per: 'address', max: 60, seconds: 900 },
  /** Starts of single sign-on. */
  ssoPerAddress: { per: 'address', max: 60, seconds: 900 },
  /** Lookups of issuers and domains. */
  ssoCheckPerCompany: { per: 'company', max: 60, seconds: 3600 },
  exchangePerAddress: { per: 'address', max: 60, seconds: 900 },
  /** Install requests of visitors who aren't signed in; each one calls Shopify. */
  installPerAddress: { per: 'address', max: 60, seconds: 900 },
  composePerCompany: { per: 'company', max: 300, seconds: 60 },
  importPerCompany: { per: 'company', max: 20, seconds: 3600 },
  /** Preview uploads. */
  uploadPerCompany: { per: 'company', max: 60, seconds: 3600 },
  bulkPerCompany: { per: 'company', max: 60, seconds: 3600 },
  previewPerCompany: { per: 'company', max: 60, seconds: 60 },
  /** Exports of figures and comments. */
  exportPerCompany: { per: 'company', max: 30, seconds: 3600 },
  /** Verifications of the whole audit log. */
  auditCheckPerCompany: { per: 'company', max: 60, seconds: 3600 },
  /** Manual report runs. */
  reportPerCompany: { per: 'company', max: 60, seconds: 3600 },
  /** Profile picture uploads. */
  picturePerUser: { per: 'user', max: 30, seconds: 3600 },
  /** Exports of a person's data. */
  ownDataPerUser: { per: 'user', max: 10, seconds: 3600 },
  /** Exports of all customers. */
  customersFilePerUser: { per: 'user', max: 30, seconds: 3600 },
  /** Setup checks of all external services. */
  setupCheckPerUser: { per: 'user', max: 20, seconds: 3600 },
  /** Test replies from a customer's own model. */
  modelTrialPerUser: { per: 'user', max: 60, seconds: 3600 },
  supportPerUser: { per: 'user', max: 10, seconds: 3600 },
  /** Charges requested from a shop. */
  purchasePerCompany: { per: 'company', max: 30, seconds: 3600 },
  /** Charge lookups at a shop while a person waits for the result. */
  lookupPerCharge: { per: 'charge', max: 1, seconds: 2 },
  discountPerCompany: { per: 'company', max: 120, seconds: 3600 },
  writePerUser: { per: 'user', max: 600, seconds: 60 },
} as const satisfies Record<string, RateLimit>
export type RateLimitName = keyof typeof rateLimits

/** The limits that a call's rules can name: the server counts them for the caller or the caller's company. */
export type CallLimitName = {
  [Name in RateLimitName]: (typeof rateLimits)[Name]['per'] extends 'company' | 'user' ? Name : never
}[RateLimitName]
