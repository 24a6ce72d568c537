import type { TriageState } from '@bizamply/contract/comment-filter'
import type { Comment } from '@bizamply/contract/comments'
import type { Member } from '@bizamply/contract/triage'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { toast } from '../../ui/toast.ts'
import { historyKey } from './queries.ts'

const AT_ONCE = 500

export interface TriageContext {
  /** Updates a comment everywhere on screen. */
  patch: (comment: Comment) => void
  renewList: () => void
}

export interface Placement {
  triageState: TriageState
  until?: string | null
  reason?: string | null
}

/** Shows a change before the server has made it, and takes it back if the server refuses. */
function useOptimisticChange({ patch, renewList }: TriageContext) {
  const t = useTranslations('triaged')
  const cache = useQueryClient()
  return async (
    comments: Comment[],
    shown: (one: Comment) => Comment,
    request: (ids: string[]) => Promise<unknown>,
  ) => {
    for (const comment of comments) patch(shown(comment))
    try {
      for (let from = 0; from < comments.length; from += AT_ONCE) {
        await request(comments.slice(from, from + AT_ONCE).map((comment) => comment._id))
      }
      return true
    } catch (error) {
      for (const comment of comments) patch(comment)
      toast.error(t('failed'), { description: CallError.from(error).message })
      return false
    } finally {
      renewList()
      for (const { _id } of comments) void cache.invalidateQueries({ queryKey: historyKey(_id) })
      void cache.invalidateQueries({ queryKey: ['comments', 'facets'] })
    }
  }
}

/** Assign, tag, snooze, mark as read or as needing no reply, hide. */
export function useTriage(context: TriageContext) {
  const t = useTranslations('triaged')
  const change = useOptimisticChange(context)
  const setTriageState = async (
    comments: Comment[],
    place: Placement,
    { back = false, onUndone }: { back?: boolean; onUndone?: (() => void) | undefined } = {},
  ) => {
    const { triageState, until = null, reason = null } = place
    const shown = (one: Comment): Comment => ({ ...one, triageState, snoozedUntil: until, triageReason: reason })
    const done = await change(comments, shown, (commentIds) =>
      api.triage.setTriageState({
        commentIds,
        triageState,
        ...(until ? { until } : {}),
        ...(reason ? { reason } : {}),
      }),
    )
    if (!done || back) return
    const action = { label: t('undo'), undoes: true, onClick: () => (putBack(comments), onUndone?.()) }
    toast.success(t(`done.${triageState}`, { count: comments.length }), { action, duration: 8000 })
  }
  const putBack = (comments: Comment[]) => {
    for (const [place, group] of byTriageState(comments)) void setTriageState(group, place, { back: true })
  }
  return {
    assign: async (comments: Comment[], member: Pick<Member, 'id' | 'name'> | null) => {
      const assignee = member && { id: member.id, name: member.name }
      const request = (commentIds: string[]) => api.triage.assign({ commentIds, userId: member?.id ?? null })
      if (!(await change(comments, (one) => ({ ...one, assignee }), request))) return
      toast.success(member ? t('assigned', { name: member.name }) : t('unassigned'))
    },
    tag: (comments: Comment[], add: string[], remove: string[]) =>
      change(
        comments,
        (one) => ({ ...one, tags: [...new Set([...one.tags.filter((tag) => !remove.includes(tag)), ...add])] }),
        (commentIds) => api.triage.tag({ commentIds, add, remove }),
      ),
    setTriageState: (comments: Comment[], place: Placement, onUndone?: () => void) =>
      setTriageState(comments, place, { onUndone }),
    /** Read or unread for the whole team. Quiet: it's undone by the same key. */
    setRead: (comments: Comment[], read: boolean) =>
      change(
        comments.filter((one) => one.read !== read),
        (one) => ({ ...one, read }),
        (commentIds) => api.triage.markRead({ commentIds, read }),
      ),
    noted: context.patch,
  }
}

export type Triage = ReturnType<typeof useTriage>

/** Groups comments by their previous state, so that Undo restores it. */
function byTriageState(comments: Comment[]): [Placement, Comment[]][] {
  const groups = Map.groupBy(comments, ({ triageState, snoozedUntil, triageReason }) =>
    JSON.stringify([triageState, snoozedUntil, triageReason]),
  )
  return [...groups.values()].map((group) => {
    const { triageState = 'open', snoozedUntil = null, triageReason = null } = group[0] ?? {}
    return [{ triageState, until: triageState === 'snoozed' ? snoozedUntil : null, reason: triageReason }, group]
  })
}
