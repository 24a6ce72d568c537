/** Parts of the product, in the order in which their health is shown. */
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

/** `off`: not set up, or paused by a person. `unknown`: no check has looked yet. */
export const healthStates = ['up', 'attention', 'down', 'off', 'unknown'] as const
export type HealthState = (typeof healthStates)[number]

/** Every queue of the product. */
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

/** Lists of jobs. `waiting` has those whose time is still to come too. */
export const jobStates = ['waiting', 'running', 'failed'] as const
export type JobState = (typeof jobStates)[number]

export const heldStates = ['waiting', 'delayed', 'running', 'failed'] as const

/** Why a webhook was refused. */
export const refusalReasons = ['signature', 'unknown-account', 'unreadable'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** late: connected, and not read for three syncs. behind: the platform doesn't answer. */
export const troubledStates = ['disconnected', 'behind', 'late'] as const
export type TroubledState = (typeof troubledStates)[number]

export const mailLists = ['waiting', 'failed', 'bounced'] as const
export type MailList = (typeof mailLists)[number]

export const modelDays = ['7', '30'] as const
export type ModelDays = (typeof modelDays)[number]
