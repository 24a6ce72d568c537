import { z } from 'zod'
import { call, response, unaudited } from './call.ts'

export const announcementSizes = { title: 120, text: 4000, link: 500, live: 20, listed: 100 } as const

/** Shown in What's New while the announcement is live. */
export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text; an empty line starts a paragraph. */
  text: z.string(),
  /** A path in the product or an https URL. */
  link: z.string().nullable(),
  from: z.string(),
  until: z.string(),
})
export type Announcement = z.infer<typeof announcement>

export const writtenAnnouncement = announcement.extend({
  state: z.enum(['scheduled', 'live', 'ended']),
  /** Names; null if the account was deleted. */
  writtenBy: z.string().nullable(),
  changedBy: z.string().nullable(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** When all notifications were stored; null until then. */
  notifiedAt: z.string().nullable(),
})
export type WrittenAnnouncement = z.infer<typeof writtenAnnouncement>

const noControls = /^[^\p{Cc}]*$/u
const typed = {
  title: z
    .string()
    .trim()
    .min(1, 'Enter a title')
    .max(announcementSizes.title, `Use ${announcementSizes.title} characters or fewer`)
    .regex(noControls, 'Keep the title on one line'),
  text: z
    .string()
    .trim()
    .min(1, 'Enter some text')
    .max(announcementSizes.text, `Use ${announcementSizes.text} characters or fewer`),
  link: z
    .string()
    .trim()
    .max(announcementSizes.link, `Use ${announcementSizes.link} characters or fewer`)
    .refine(isLink, 'Enter a path like /plans, or a URL starting with https://')
    .nullable()
    .default(null),
  /** If omitted: publishes immediately, or keeps the current time. */
  from: z.iso.datetime('Enter a date and time').optional(),
  until: z.iso.datetime('Enter a date and time'),
}

function isLink(link: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(link)) return false
  if (/^\/(?!\/)/.test(link)) return true
  return /^https:\/\//i.test(link) && URL.canParse(link) && new URL(link).username === ''
}

const forAdministrators = call.meta({ who: 'administrator', administration: 'announcements.manage' })
const changing = call
  .meta({ who: 'administrator', administration: 'announcements.manage', stepUp: true })
  .meta(unaudited('authored'))
const id = z.uuid('Invalid announcement ID')
const all = response(z.array(writtenAnnouncement))

/** Administrators' announcements to all users. */
export const announcements = {
  live: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/announcements', summary: 'List live announcements, newest first' })
    .output(response(z.array(announcement))),
  list: forAdministrators
    .route({
      method: 'GET',
      path: '/api/admin/announcements',
      summary: 'List the latest announcements and their authors',
    })
    .output(all),
  create: changing
    .route({
      method: 'POST',
      path: '/api/admin/announcements',
      summary:
        'Create an announcement. Everyone gets a notification when it goes live. Up to 20 can be live or scheduled',
    })
    .input(z.object(typed))
    .output(all),
  change: changing
    .route({
      method: 'PUT',
      path: '/api/admin/announcements/{id}',
      summary: 'Update an announcement without another notification',
    })
    .input(z.object({ id, ...typed }))
    .output(all),
  end: changing
    .route({ method: 'POST', path: '/api/admin/announcements/{id}/end', summary: 'End an announcement' })
    .input(z.object({ id }))
    .output(all),
}
