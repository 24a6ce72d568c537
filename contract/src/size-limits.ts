import { undoWindow } from './undo-window.ts'

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
  /** The longest delay of a send. */
  delaySeconds: undoWindow.most,
  /** Filtered counts stop here; the screen shows "10,000+". */
  countStop: 10_000,
} as const

/** Earliest default date of imported rows; the latest is today in the brand's timezone. */
export const earliestDefaultDate = '1995-01-01'
