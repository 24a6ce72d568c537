import { authEn } from './auth.en.ts'
import { brandVoiceEn } from './brand-voice.en.ts'
import { brandsEn } from './brands.en.ts'
import { commentsEn } from './comments.en.ts'
import { connectionsEn } from './connections.en.ts'
import { creditsEn } from './credits.en.ts'
import { importsEn } from './imports.en.ts'
import { repliesEn } from './replies.en.ts'
import { sharedEn } from './shared.en.ts'
import { shellEn } from './shell.en.ts'
import { systemEn } from './system.en.ts'

export const en = {
  shared: sharedEn,
  auth: authEn,
  brands: brandsEn,
  brandVoice: brandVoiceEn,
  comments: commentsEn,
  connections: connectionsEn,
  credits: creditsEn,
  imports: importsEn,
  replies: repliesEn,
  shell: shellEn,
  system: systemEn,
} as const
