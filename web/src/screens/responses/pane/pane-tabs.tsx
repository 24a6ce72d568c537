import type { Comment } from '@bizamply/contract/comments'
import * as Tabs from 'radix-ui/tabs'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { VoiceFacts } from '../../../features/brands/voice/voice-facts.tsx'
import { useVersionWords } from '../../../features/replies/versions/version-words.ts'
import { CommentHistory } from '../../../features/triage/comment-history.tsx'
import { NoteForm } from '../../../features/triage/note-form.tsx'
import { NoteList } from '../../../features/triage/note-list.tsx'
import { PersonSection } from '../../../features/triage/person-section.tsx'
import { useUser } from '../../../lib/session.ts'
import { keys, storage } from '../../../lib/storage.ts'

export interface PaneTabsProps {
  comment: Comment
  platform: string
  mayOrganize: boolean
  onNoted: (comment: Comment, noteId: string) => void
  onNoteRemoved: (comment: Comment) => void
  /** Puts a text into the draft; absent if it can’t be changed. */
  onUseVersion: ((text: string) => void) | undefined
}

const tabs = ['customer', 'facts', 'notes', 'activity'] as const
type Tab = (typeof tabs)[number]
const isTab = (name: string | null): name is Tab => tabs.some((tab) => tab === name)

/** The context of the review. The open tab is remembered in this browser. */
export function PaneTabs({ comment, platform, mayOrganize, onNoted, onNoteRemoved, onUseVersion }: PaneTabsProps) {
  const t = useTranslations('triage')
  const wordsOf = useVersionWords(useUser().name)
  const [tab, setTab] = useState<Tab>(() => {
    const kept = storage.get('local', keys.paneTab)
    return isTab(kept) ? kept : 'customer'
  })
  const choose = (next: string) => {
    if (!isTab(next)) return
    storage.set('local', keys.paneTab, next)
    setTab(next)
  }
  return (
    <Tabs.Root value={tab} onValueChange={choose} className="min-w-0">
      <Tabs.List
        aria-label={t('context')}
        className="flex gap-5 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:px-6"
      >
        {tabs.map((name) => (
          <Tabs.Trigger key={name} value={name} className={trigger}>
            {t(`tab.${name}`)}
            {name === 'notes' && comment.notes > 0 && (
              <span className="ml-1.5 font-normal text-ink-3 tabular-nums">{comment.notes}</span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <div className="px-4 py-4 md:px-6">
        <Tabs.Content value="customer">
          <PersonSection comment={comment} platform={platform} />
        </Tabs.Content>
        <Tabs.Content value="facts">
          <Suspense>
            <VoiceFacts language={comment.language} />
          </Suspense>
        </Tabs.Content>
        <Tabs.Content value="notes" className="grid gap-4">
          <NoteList comment={comment} onRemoved={onNoteRemoved} />
          {mayOrganize && <NoteForm key={comment._id} keeps comment={comment} onAdded={onNoted} />}
        </Tabs.Content>
        <Tabs.Content value="activity" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CommentHistory comment={comment} wordsOf={wordsOf} onUse={onUseVersion} />
        </Tabs.Content>
      </div>
    </Tabs.Root>
  )
}

const trigger =
  '-mb-px inline-flex h-9 items-center border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-ink-2 -outline-offset-2 ' +
  'hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink coarse:h-11'
