/** Rate limits: at most `max` in `seconds`, counted per `per`, shared by all processes. */
export const rateLimits = {
  wrongPasswordPerAccount: { max: 10, seconds: 900 },
  /** For one account in a browser that signed in to it before. */
  wrongPasswordPerBrowser: { max: 10, seconds: 900 },
  wrongPasswordPerAddress: { max: 100, seconds: 900 },
  /** Per IP address. */
  signUpPerAddress: { max: 10, seconds: 3600 },
  signUpPerEmail: { max: 5, seconds: 3600 },
  /** Attempts to enter a code; each code expires after `codeTries`. */
  verifyPerAddress: { max: 60, seconds: 900 },
  verifyPerEmail: { max: 15, seconds: 3600 },
  resendPerEmail: { max: 5, seconds: 3600 },
  resendPerAddress: { max: 30, seconds: 3600 },
  forgotPerEmail: { max: 5, seconds: 3600 },
  forgotPerAddress: { max: 30, seconds: 3600 },
  resetPerAddress: { max: 30, seconds: 900 },
  /** Second-factor codes at sign-in. */
  factorPerAddress: { max: 60, seconds: 900 },
  factorPerAccount: { max: 10, seconds: 900 },
  /** Wrong passwords and codes of signed-in users. */
  stepUpPerUser: { max: 10, seconds: 900 },
  /** Email changes: requests per person, requests per new address, and opened links. */
  emailChangePerUser: { max: 5, seconds: 3600 },
  emailChangePerEmail: { max: 5, seconds: 3600 },
  emailLinkPerAddress: { max: 60, seconds: 900 },
  /** Requests to remove a lost second factor. */
  recoveryPerUser: { max: 5, seconds: 86_400 },
  /** Starts and completions of passkey sign-ins. */
  passkeyPerAddress: { max: 60, seconds: 900 },
  /** Opened or accepted invitation links. */
  invitationPerAddress: { max: 60, seconds: 900 },
  /** Invitation emails. */
  invitePerCompany: { max: 50, seconds: 3600 },
  googlePerAddress: { max: 60, seconds: 900 },
  /** Starts of single sign-on. */
  ssoPerAddress: { max: 60, seconds: 900 },
  /** Lookups of issuers and domains. */
  ssoCheckPerCompany: { max: 60, seconds: 3600 },
  exchangePerAddress: { max: 60, seconds: 900 },
  /** Install requests of visitors who aren't signed in; each one calls Shopify. */
  installPerAddress: { max: 60, seconds: 900 },
  composePerCompany: { max: 300, seconds: 60 },
  importPerCompany: { max: 20, seconds: 3600 },
  /** Preview uploads. */
  uploadPerCompany: { max: 60, seconds: 3600 },
  bulkPerCompany: { max: 60, seconds: 3600 },
  previewPerCompany: { max: 60, seconds: 60 },
  /** Exports of figures and comments. */
  exportPerCompany: { max: 30, seconds: 3600 },
  /** Verifications of the whole audit log. */
  auditCheckPerCompany: { max: 60, seconds: 3600 },
  /** Manual report runs. */
  reportPerCompany: { max: 60, seconds: 3600 },
  /** Profile picture uploads. */
  picturePerUser: { max: 30, seconds: 3600 },
  /** Exports of a person's data. */
  ownDataPerUser: { max: 10, seconds: 3600 },
  /** Exports of all customers. */
  customersFilePerUser: { max: 30, seconds: 3600 },
  /** Setup checks of all external services. */
  setupCheckPerUser: { max: 20, seconds: 3600 },
  /** Test replies from a customer's own model. */
  modelTrialPerUser: { max: 60, seconds: 3600 },
  supportPerUser: { max: 10, seconds: 3600 },
  /** Charges requested from a shop. */
  purchasePerCompany: { max: 30, seconds: 3600 },
  /** Charge lookups at a shop while a person waits for the result. */
  askPerCharge: { max: 1, seconds: 2 },
  discountPerCompany: { max: 120, seconds: 3600 },
  writePerUser: { max: 600, seconds: 60 },
} as const
export type RateLimitName = keyof typeof rateLimits
