/** Rates: at most `max` in `seconds`, counted per `per`, shared by all processes. */
export const rates = {
  wrongPasswordPerAccount: { max: 10, seconds: 900 },
  /** Of one account in a browser that signed in to it before. */
  wrongPasswordPerBrowser: { max: 10, seconds: 900 },
  wrongPasswordPerAddress: { max: 100, seconds: 900 },
  /** Of one network address. */
  signUpPerAddress: { max: 10, seconds: 3600 },
  signUpPerEmail: { max: 5, seconds: 3600 },
  /** Codes that are tried; each dies after `codeTries`. */
  verifyPerAddress: { max: 60, seconds: 900 },
  verifyPerEmail: { max: 15, seconds: 3600 },
  resendPerEmail: { max: 5, seconds: 3600 },
  resendPerAddress: { max: 30, seconds: 3600 },
  forgotPerEmail: { max: 5, seconds: 3600 },
  forgotPerAddress: { max: 30, seconds: 3600 },
  resetPerAddress: { max: 30, seconds: 900 },
  /** Codes of a second factor at sign-in. */
  factorPerAddress: { max: 60, seconds: 900 },
  factorPerAccount: { max: 10, seconds: 900 },
  /** Wrong passwords and codes of somebody who is signed in. */
  stepUpPerUser: { max: 10, seconds: 900 },
  /** Changes of an address: begun by one person, for one new address, and links of theirs that are opened. */
  emailChangePerUser: { max: 5, seconds: 3600 },
  emailChangePerEmail: { max: 5, seconds: 3600 },
  emailLinkPerAddress: { max: 60, seconds: 900 },
  /** Requests for the end of a lost second factor. */
  recoveryPerUser: { max: 5, seconds: 86_400 },
  /** Sign-ins by passkey that are begun or ended. */
  passkeyPerAddress: { max: 60, seconds: 900 },
  /** Links of invitations that are opened or accepted. */
  invitationPerAddress: { max: 60, seconds: 900 },
  /** Invitations that are mailed. */
  invitePerCompany: { max: 50, seconds: 3600 },
  googlePerAddress: { max: 60, seconds: 900 },
  /** Sign-ins by a company's provider that are begun. */
  ssoPerAddress: { max: 60, seconds: 900 },
  /** Issuers and domains that are looked at. */
  ssoCheckPerCompany: { max: 60, seconds: 3600 },
  exchangePerAddress: { max: 60, seconds: 900 },
  /** Stores that nobody who is signed in asks to install us at; each is a question to Shopify. */
  installPerAddress: { max: 60, seconds: 900 },
  composePerCompany: { max: 300, seconds: 60 },
  importPerCompany: { max: 20, seconds: 3600 },
  /** Files that come in for a preview. */
  uploadPerCompany: { max: 60, seconds: 3600 },
  bulkPerCompany: { max: 60, seconds: 3600 },
  previewPerCompany: { max: 60, seconds: 60 },
  /** Files of figures and comments. */
  exportPerCompany: { max: 30, seconds: 3600 },
  /** Checks of the whole audit log. */
  auditCheckPerCompany: { max: 60, seconds: 3600 },
  /** Runs by hand. */
  reportPerCompany: { max: 60, seconds: 3600 },
  /** Pictures of a person. */
  picturePerUser: { max: 30, seconds: 3600 },
  /** Files of all that is kept about a person. */
  ownDataPerUser: { max: 10, seconds: 3600 },
  /** Files of all customers. */
  customersFilePerUser: { max: 30, seconds: 3600 },
  /** Checks of everything outside. */
  setupCheckPerUser: { max: 20, seconds: 3600 },
  /** Words that a customer's own model is asked for. */
  modelTrialPerUser: { max: 60, seconds: 3600 },
  supportPerUser: { max: 10, seconds: 3600 },
  /** Charges that a shop is asked for. */
  purchasePerCompany: { max: 30, seconds: 3600 },
  /** How often a shop is asked what became of a charge because somebody waits for it. */
  askPerCharge: { max: 1, seconds: 2 },
  discountPerCompany: { max: 120, seconds: 3600 },
  writePerUser: { max: 600, seconds: 60 },
} as const
export type RateName = keyof typeof rates

/** Sizes; characters are UTF-16 units. */
export const sizes = {
  body: 256 * 1024,
  webhookBody: 1024 * 1024,
  /** A file to import, as it is sent. */
  importFile: 50 * 1024 * 1024,
  /** The picture of a person, as it is sent. */
  pictureFile: 5 * 1024 * 1024,
  /** Width times height; a small file can hold many. */
  picturePixels: 40_000_000,
  /** The part `mapping` of an import. */
  importMapping: 32 * 1024,
  columnName: 500,
  /** Rejected lines of one import that are kept with their reasons; their count goes on. */
  keptRejects: 10_000,
  replyText: 5000,
  instructions: 500,
  search: 200,
  /** Of a brand: its facts, the words that it avoids and its signature. */
  facts: 50,
  factText: 500,
  avoidedWords: 50,
  avoidedWord: 40,
  signOff: 100,
  /** Lines of what a brand's replies should and should not do, and replies that sound right. */
  voiceLines: 20,
  voiceLine: 200,
  sampleReplies: 10,
  sampleReply: 1000,
  tagName: 40,
  tagsPerComment: 20,
  /** Comments of one press: assign, tag, snooze, hide. */
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
  /** Reports of one brand. */
  reports: 200,
  phone: 30,
  /** A name in the DNS, without the dot at its end. */
  domain: 253,
  /** Of one company, proved or not. */
  ssoDomains: 20,
  ssoClient: 255,
  ssoSecret: 1000,
  /** Addresses that are invited at once. */
  invitedAtOnce: 50,
  invitationNote: 300,
  roleName: 40,
  /** Credits that an administrator adds at once. */
  adjustedCredits: 1_000_000,
  adjustmentNote: 300,
  /** Of one company. */
  customRoles: 20,
  pageDefault: 20,
  pageMax: 100,
  email: 254,
  password: 128,
  /** As sent; the forms know how long each name may be. */
  name: 200,
  passkeyName: 60,
  passkeys: 20,
  link: 2000,
  /** A code or one-time token as sent. */
  code: 200,
  codeTries: 5,
  idempotencyKey: 200,
  /** Undo window: a send may wait this long at most. */
  delaySeconds: 60,
  /** A count under a filter stops here; the screen shows "10,000+". */
  countStop: 10_000,
} as const

/** The earliest date that imported rows without a date of their own may be given; the latest is today where the brand is. */
export const earliestDefaultDate = '1995-01-01'
