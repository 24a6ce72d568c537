/** Parts of the product, in the order of the health screen. */
export const partKeys = [
  'database',
  'workers',
  'queue',
  'sending',
  'mail',
  'model',
  'platforms',
  'connections',
  'ledger',
  'audit',
  'rollups',
] as const
export type PartKey = (typeof partKeys)[number]

/** `off`: not set up, or paused by a person. `unknown`: not checked yet. */
export const healthStates = ['up', 'attention', 'down', 'off', 'unknown'] as const
export type HealthState = (typeof healthStates)[number]

/** All queues. */
export const queueNames = [
  'deliver',
  'webhook',
  'bulk',
  'sync-connection',
  'read-post',
  'backfill',
  'import',
  'import-undo',
  'send-mail',
  'notify',
  'report',
  'billing',
  'privacy',
  'company-export',
  'erase-company',
  'erase-account',
] as const
export type QueueName = (typeof queueNames)[number]

/** Lists of jobs. `waiting` includes scheduled jobs. */
export const jobStates = ['waiting', 'running', 'failed'] as const
export type JobState = (typeof jobStates)[number]

export const heldStates = ['waiting', 'delayed', 'running', 'failed'] as const

/** Why a webhook was rejected. */
export const refusalReasons = ['signature', 'unknown-account', 'unreadable'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** late: connected, but not read for three syncs. behind: the platform doesn't respond. */
export const troubledStates = ['disconnected', 'behind', 'late'] as const
export type TroubledState = (typeof troubledStates)[number]

export const mailLists = ['waiting', 'failed', 'bounced'] as const
export type MailList = (typeof mailLists)[number]

export const modelDays = ['7', '30'] as const
export type ModelDays = (typeof modelDays)[number]
