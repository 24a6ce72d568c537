import type { TriageState } from '@bizamply/contract/comment-filter'
import type { Comment } from '@bizamply/contract/comments'
import type { Member } from '@bizamply/contract/triage'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useBrandApi } from '../../lib/brand-api.ts'
import { useFormat } from '../../lib/format.ts'
import { toast } from '../../ui/toast.ts'
import { reserveUndo } from '../../ui/undo-stack.ts'
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

/** Shows a change before the server has made it, and reverts it if the server refuses. */
function useOptimisticChange({ patch, renewList }: TriageContext) {
  const t = useTranslations('triageToasts')
  const cache = useQueryClient()
  return async (
    comments: Comment[],
    shown: (one: Comment) => Comment,
    request: (ids: string[]) => Promise<unknown>,
    { quiet = false } = {},
  ) => {
    for (const comment of comments) patch(shown(comment))
    try {
      for (let from = 0; from < comments.length; from += AT_ONCE) {
        await request(comments.slice(from, from + AT_ONCE).map((comment) => comment._id))
      }
      return true
    } catch (error) {
      for (const comment of comments) patch(comment)
      if (!quiet) toast.error(t('failed'), { description: CallError.from(error).message })
      return false
    } finally {
      renewList()
      for (const { _id } of comments) void cache.invalidateQueries({ queryKey: historyKey(_id) })
      void cache.invalidateQueries({ queryKey: ['comments', 'facets'] })
    }
  }
}

type Assignee = Comment['assignee']

/** Whose review a message is about; of several, their number is in the message. */
const about = (comments: Comment[]): { description?: string } =>
  comments.length === 1 && comments[0] ? { description: comments[0].customerName } : {}

export const withTag = (tags: readonly string[], tag: string, on: boolean): string[] =>
  on ? [...new Set([...tags, tag])] : tags.filter((one) => one !== tag)

/** Assignee and tags; Undo gives each comment back what it had. */
function useMarks(change: ReturnType<typeof useOptimisticChange>) {
  const t = useTranslations('triageToasts')
  const api = useBrandApi()
  const assign = async (comments: Comment[], member: Assignee, back = false) => {
    const request = (commentIds: string[]) => api.triage.assign({ commentIds, userId: member?.id ?? null })
    const reserved = back ? null : reserveUndo()
    if (!(await change(comments, (one) => ({ ...one, assignee: member }), request))) return reserved?.release()
    if (!reserved) return toast.success(t('undone.assigned', { count: comments.length }), about(comments))
    const undo = () => {
      for (const group of Map.groupBy(comments, ({ assignee }) => assignee?.id ?? '').values())
        void assign(group, group[0]?.assignee ?? null, true)
    }
    const action = { label: t('undo'), undoes: 'later' as const, place: reserved, onClick: undo }
    toast.success(member ? t('assigned', { name: member.name }) : t('unassigned'), { ...about(comments), action })
  }
  /** Returns whether it succeeded. */
  const setTag = async (comments: Comment[], tag: string, on: boolean, back = false): Promise<boolean> => {
    const changed = comments.filter(({ tags }) => tags.includes(tag) !== on)
    const tagged = (one: Comment): Comment => ({ ...one, tags: withTag(one.tags, tag, on) })
    const request = (commentIds: string[]) =>
      api.triage.tag({ commentIds, add: on ? [tag] : [], remove: on ? [] : [tag] })
    const reserved = back ? null : reserveUndo()
    if (!(await change(changed, tagged, request))) {
      reserved?.release()
      return false
    }
    if (!reserved) {
      const text = t(`undone.${on ? 'untagged' : 'tagged'}`, { tag, count: changed.length })
      toast.success(text, about(changed))
      return true
    }
    const undo = () => void setTag(changed.map(tagged), tag, !on, true)
    const action = { label: t('undo'), undoes: 'later' as const, place: reserved, onClick: undo }
    toast.success(t(on ? 'tagged' : 'untagged', { tag }), { ...about(changed), action })
    return true
  }
  return { assign, setTag }
}

/** Read or unread for the whole team. */
function useReading(change: ReturnType<typeof useOptimisticChange>) {
  const t = useTranslations('triageToasts')
  const api = useBrandApi()
  const setRead = (comments: Comment[], read: boolean, how: { quiet?: boolean } = {}) =>
    change(
      comments.filter((one) => one.read !== read),
      (one) => ({ ...one, read }),
      (commentIds) => api.triage.markRead({ commentIds, read }),
      how,
    )
  return {
    setRead,
    /** Marks them like `setRead`, and can be undone by key. Quiet: the rows show it. */
    setReadByKey: async (comments: Comment[], read: boolean) => {
      const changed = comments.filter((one) => one.read !== read)
      if (changed.length === 0) return
      const reserved = reserveUndo()
      if (!(await setRead(changed, read))) return reserved.release()
      const marked = changed.map((one) => ({ ...one, read }))
      const undo = async () => {
        const text = t(`undone.${read ? 'read' : 'unread'}`, { count: marked.length })
        if (await setRead(marked, !read)) toast.success(text, about(marked))
      }
      reserved.offer(() => void undo(), Infinity)
    },
  }
}

/** A note that was just added, which can be taken back. */
function useAddedNote({ patch, renewList }: TriageContext) {
  const t = useTranslations('triageToasts')
  const api = useBrandApi()
  const cache = useQueryClient()
  return (comment: Comment, noteId: string) => {
    const undo = async () => {
      const failure = await api.triage.removeNote({ noteId }).then(
        () => null,
        (error: unknown) => CallError.from(error),
      )
      void cache.invalidateQueries({ queryKey: historyKey(comment._id) })
      // Its author may have deleted it in the meantime.
      if (failure && failure.code !== 'NOT_FOUND') return toast.error(t('failed'), { description: failure.message })
      // The review may have changed since, so the list is read again instead of patched.
      renewList()
      toast.success(t('undone.noted'), about([comment]))
    }
    patch(comment)
    const action = { label: t('undo'), undoes: 'later' as const, place: reserveUndo(), onClick: () => void undo() }
    toast.success(t('noted'), { ...about([comment]), action })
  }
}

/** When a snoozed review returns, as its row says it. */
function useUntil(): (until: string) => string {
  const format = useFormat()
  return (until) => `${format.shortDate(until, new Date())}, ${format.time(until)}`
}

/** Assign, tag, snooze, mark as read or as needing no reply, hide. */
export function useTriage(context: TriageContext) {
  const t = useTranslations('triageToasts')
  const api = useBrandApi()
  const untilOf = useUntil()
  const change = useOptimisticChange(context)
  const { assign, setTag } = useMarks(change)
  const reading = useReading(change)
  const setTriageState = async (
    comments: Comment[],
    place: Placement,
    { undoes, onUndone }: { undoes?: TriageState; onUndone?: (() => void) | undefined } = {},
  ) => {
    const { triageState, until = null, reason = null } = place
    const shown = (one: Comment): Comment => ({ ...one, triageState, snoozedUntil: until, triageReason: reason })
    const reserved = undoes ? null : reserveUndo()
    const done = await change(comments, shown, (commentIds) =>
      api.triage.setTriageState({
        commentIds,
        triageState,
        ...(until ? { until } : {}),
        ...(reason ? { reason } : {}),
      }),
    )
    if (!done) return reserved?.release()
    if (undoes) toast.success(t(`undone.${undoes}`, { count: comments.length }), about(comments))
    if (!reserved) return
    const undo = () => (putBack(comments, triageState), onUndone?.())
    const action = { label: t('undo'), undoes: 'later' as const, place: reserved, onClick: undo }
    const text = t(`done.${triageState}`, { count: comments.length, until: until ? untilOf(until) : '' })
    toast.success(text, { ...about(comments), action, duration: 8000 })
  }
  const putBack = (comments: Comment[], undoes: TriageState) => {
    for (const [place, group] of byTriageState(comments)) void setTriageState(group, place, { undoes })
  }
  return {
    assign: (comments: Comment[], member: Pick<Member, 'id' | 'name'> | null) =>
      assign(comments, member && { id: member.id, name: member.name }),
    setTag: (comments: Comment[], tag: string, on: boolean) => setTag(comments, tag, on),
    setTriageState: (comments: Comment[], place: Placement, onUndone?: () => void) =>
      setTriageState(comments, place, { onUndone }),
    ...reading,
    noted: useAddedNote(context),
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
