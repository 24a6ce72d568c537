/** Rate limits: at most `max` in `seconds`, counted per `per`, shared by all processes. */
export const rates = {
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
export type RateName = keyof typeof rates

/** Size limits; characters are UTF-16 units. */
export const sizes = {
  body: 256 * 1024,
  webhookBody: 1024 * 1024,
  /** An uploaded import file. */
  importFile: 50 * 1024 * 1024,
  /** An uploaded profile picture. */
  pictureFile: 5 * 1024 * 1024,
  /** Width times height; a small file can contain many pixels. */
  picturePixels: 40_000_000,
  /** The `mapping` part of an import. */
  importMapping: 32 * 1024,
  columnName: 500,
  /** Rejected lines kept for one import, with reasons; later ones are only counted. */
  keptRejects: 10_000,
  replyText: 5000,
  instructions: 500,
  search: 200,
  /** Per brand: facts, words to avoid, and signature. */
  facts: 50,
  factText: 500,
  avoidedWords: 50,
  avoidedWord: 40,
  signOff: 100,
  /** Lines of do's, don'ts, and sample replies of a voice. */
  voiceLines: 20,
  voiceLine: 200,
  sampleReplies: 10,
  sampleReply: 1000,
  tagName: 40,
  tagsPerComment: 20,
  /** Comments per action: assign, tag, snooze, hide. */
  triageComments: 500,
  triageReason: 200,
  noteText: 2000,
  viewName: 60,
  viewQuery: 2000,
  templateName: 60,
  templates: 200,
  savedViews: 100,
  bulkComments: 5000,
  supportText: 5000,
  reportTitle: 80,
  reportDescription: 300,
  reportRecipients: 20,
  /** Reports per brand. */
  reports: 200,
  phone: 30,
  /** A DNS name, without the trailing dot. */
  domain: 253,
  /** Per company, verified or not. */
  ssoDomains: 20,
  ssoClient: 255,
  ssoSecret: 1000,
  /** Addresses per invitation call. */
  invitedAtOnce: 50,
  invitationNote: 300,
  roleName: 40,
  /** Maximum number of credits that an administrator can add in one call. */
  adjustedCredits: 1_000_000,
  adjustmentNote: 300,
  /** Per company. */
  customRoles: 20,
  pageDefault: 20,
  pageMax: 100,
  email: 254,
  password: 128,
  /** As sent; forms have their own limits for each name. */
  name: 200,
  passkeyName: 60,
  passkeys: 20,
  link: 2000,
  /** A code or one-time token, as sent. */
  code: 200,
  codeTries: 5,
  idempotencyKey: 200,
  /** Undo window: the longest delay of a send. */
  delaySeconds: 60,
  /** Filtered counts stop here; the screen shows "10,000+". */
  countStop: 10_000,
} as const

/** Earliest default date of imported rows; the latest is today in the brand's timezone. */
export const earliestDefaultDate = '1995-01-01'
