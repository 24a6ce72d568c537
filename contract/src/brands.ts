import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { balance, creditSettings } from './credits.ts'
import { sizes } from './size-limits.ts'
import { preferences } from './preferences.ts'
import { memberRoles } from './roles.ts'

export const brand = z.object({
  BrandId: z.string(),
  BrandName: z.string(),
  /** Names of connected services, e.g. `judgeme`. */
  ServiceConnected: z.array(z.string()),
  domain: z.string().nullable(),
  logoUrl: z.string().nullable(),
  timezone: z.string(),
  /** Comments waiting in the inbox. */
  pendingCount: z.number().int(),
  /** This user's role in the brand, if it differs from the role in the company. */
  role: z.enum(memberRoles).optional(),
})
export type Brand = z.infer<typeof brand>

export const brandId = z.uuid('Invalid brand ID')

export const tones = ['warm', 'plain', 'formal'] as const
export type Tone = (typeof tones)[number]

export const factTopics = ['delivery', 'returns', 'warranty', 'payment', 'care', 'sizes', 'contact', 'other'] as const
export type FactTopic = (typeof factTopics)[number]

/** The topic of a fact that says what the brand changed since a comment was written. */
export const changeTopic = 'change'

const language = z.string().regex(/^[a-z]{2}$/, 'Use a two-letter language code like en')

const factParts = {
  topic: z.enum(factTopics),
  /** One fact, as a reply may quote it. */
  text: z.string().trim().min(1).max(sizes.factText),
  language,
}

/** A brand's voice, and the only facts that replies may state besides product details. */
export const voice = z.object({
  tone: z.enum(tones),
  signOff: z.string().nullable(),
  /** Words that no reply may use. */
  avoid: z.array(z.string()),
  /**
   * Instructions for a language model in the brand's own words: do's, don'ts, and sample replies.
   */
  does: z.array(z.string()),
  donts: z.array(z.string()),
  samples: z.array(z.string()),
  /** Reply languages; empty means every language that the composer supports. */
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
  facts: z.array(z.object({ ...factParts, id: z.string() })),
  /** A save names the version that it edits. */
  version: z.string(),
  /** What writes the replies: an AI model, or the built-in composer. Absent in a conflict’s details. */
  composer: z.enum(['built-in', 'model']).optional(),
})
export type Voice = z.infer<typeof voice>

export const voiceInput = z.object({
  brandId,
  tone: z.enum(tones),
  signOff: z.string().trim().max(sizes.signOff).nullish(),
  avoid: z.array(z.string().trim().min(1).max(sizes.avoidedWord)).max(sizes.avoidedWords),
  does: z.array(z.string().trim().min(1).max(sizes.voiceLine)).max(sizes.voiceLines).default([]),
  donts: z.array(z.string().trim().min(1).max(sizes.voiceLine)).max(sizes.voiceLines).default([]),
  samples: z.array(z.string().trim().min(1).max(sizes.sampleReply)).max(sizes.sampleReplies).default([]),
  languages: z.array(language).max(30).default([]),
  defaultLanguage: language,
  /** The full list, in display order. */
  facts: z.array(z.object(factParts)).max(sizes.facts),
  version: z.string().min(1).max(64),
})
export type VoiceInput = z.infer<typeof voiceInput>

const logo = z.object({ brandName: z.string(), domain: z.string().nullable(), logoUrl: z.string().nullable() })

/** Bootstrap data of every screen, so that the first view needs one request. */
export const bootstrap = z.object({
  balance,
  prices: creditSettings,
  preferences,
  /** Writes the company's replies. The built-in composer can't rewrite what a person wrote. */
  composer: z.enum(['built-in', 'model']),
  /** This user's unread notifications by brand; brands without any are omitted. */
  unread: z.record(z.string(), z.number().int()),
  /** For `Last-Event-ID` of the stream: it then has every change since this response. */
  eventPosition: z.string(),
})
export type Bootstrap = z.infer<typeof bootstrap>

export const brands = {
  list: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/onboard-data', summary: 'List the company’s brands' })
    .input(z.object({ with: z.literal('bootstrap').optional() }))
    .output(
      z.object({
        success: z.literal(true),
        brands: z.array(brand),
        data: z.object({
          brands: z.array(brand),
          selectedBrandId: z.string().nullable(),
          /** Set if requested and the user has a company. */
          bootstrap: bootstrap.optional(),
        }),
      }),
    ),
  select: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({ method: 'POST', path: '/api/select-brand', summary: 'Set the user’s current brand' })
    .input(z.object({ brandId }))
    .output(
      z.object({
        success: z.literal(true),
        selectedBrand: brand,
        data: z.object({ success: z.literal(true), selectedBrand: brand }),
      }),
    ),
  logo: call
    .route({ method: 'GET', path: '/api/admin/brands/{brandName}/logo', summary: 'Get a brand’s logo' })
    .input(z.object({ brandName: z.string().min(1).max(100), domain: z.string().max(253).optional() }))
    .output(response(logo)),
  logos: call
    .meta(unaudited('no-change'))
    .route({ method: 'POST', path: '/api/admin/brands/logos/bulk', summary: 'Get the logos of several brands' })
    .input(
      z.object({
        brands: z
          .array(z.object({ brandName: z.string().min(1).max(100), domain: z.string().max(253).nullish() }))
          .max(100),
      }),
    )
    .output(response(z.array(logo))),
  removeLogo: call
    .meta({ who: 'member', permission: 'brands.manage' })
    .meta(audited('brand.logo-removed'))
    .route({ method: 'DELETE', path: '/api/brands/{brandId}/logo', summary: 'Remove a brand’s uploaded logo' })
    .input(z.object({ brandId }))
    .output(response(z.object({ logoUrl: z.string().nullable() }))),
  voice: call
    .route({ method: 'GET', path: '/api/brands/{brandId}/voice', summary: 'Get a brand’s voice and stored facts' })
    .input(z.object({ brandId }))
    .output(response(voice)),
  saveVoice: call
    .meta({ who: 'member', permission: 'voice.manage' })
    .meta(audited('brand.voice-saved'))
    .route({
      method: 'PUT',
      path: '/api/brands/{brandId}/voice',
      summary: 'Replace the voice and all facts. Returns 409 CONFLICT if someone else changed them',
    })
    .input(voiceInput)
    .output(response(voice)),
}

export const voicePreview = z.object({
  commentId: z.string(),
  content: z.string(),
  rating: z.string().nullable(),
  customerName: z.string(),
  product_title: z.string().nullable(),
  response: z.string(),
  composer: z.string(),
})
export type VoicePreview = z.infer<typeof voicePreview>

/** Previews a voice before it is saved. */
export const voices = {
  previewVoice: call
    .meta({ who: 'member', permission: 'voice.manage', rate: 'previewPerCompany' })
    .meta(unaudited('no-change'))
    .route({
      method: 'POST',
      path: '/api/brands/{brandId}/voice/preview',
      summary: 'Preview replies in this voice to real reviews. Nothing is stored or charged',
    })
    .input(
      voiceInput
        .omit({ version: true })
        .extend({ commentIds: z.array(z.uuid('Invalid comment ID')).max(3).default([]) }),
    )
    .output(response(z.array(voicePreview))),
}
