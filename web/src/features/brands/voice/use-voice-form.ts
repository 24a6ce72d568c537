import type { Voice } from '@bizamply/contract/brands'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { newKey } from '../../../lib/idempotency-keys.ts'
import { toast } from '../../../ui/toast.ts'
import {
  draftOf,
  inputOf,
  isChanged,
  problemsIn,
  type FactDraft,
  type Line,
  type LineKind,
  type VoiceDraft,
} from './voice-draft.ts'

/** The edited voice, the version that it’s based on, and the result of the last save. */
export function useVoiceForm(brandId: string, first: Voice) {
  const t = useTranslations('brandVoice')
  const [base, setBase] = useState(first)
  const [draft, setDraft] = useState(() => draftOf(first))
  const [saving, setSaving] = useState(false)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const [newer, setNewer] = useState<Voice | null>(null)
  const problems = problemsIn(draft)
  const change = (next: Partial<VoiceDraft>) => setDraft((now) => ({ ...now, ...next }))

  /** `next`: what was typed while the voice was being saved stays. */
  const begin = (voice: Voice, next: (now: VoiceDraft) => VoiceDraft = () => draftOf(voice)) => {
    setBase(voice)
    setDraft(next)
    setTried(false)
    setNewer(null)
    setFailure(null)
  }
  const save = async (version = base.version) => {
    setTried(true)
    if (saving || problems > 0) return
    setSaving(true)
    setFailure(null)
    try {
      const { data: saved } = await api.brands.saveVoice({ brandId, ...inputOf(draft), version })
      begin(saved, (now) => (now === draft ? draftOf(saved) : now))
      toast.success(t('saved'))
    } catch (error) {
      const refused = CallError.from(error)
      const theirs = newerVoice(refused)
      setNewer(theirs)
      setFailure(theirs ? null : refused)
    }
    setSaving(false)
  }

  return {
    draft,
    change,
    ...factsOf(draft, change),
    ...linesOf(draft, change),
    savedFacts: base.facts,
    changed: isChanged(draft, base),
    problems,
    tried,
    saving,
    failure,
    newer,
    save: () => save(),
    discard: () => begin(base),
    keepMine: () => {
      if (!newer) return
      setBase(newer)
      setNewer(null)
      void save(newer.version)
    },
    useTheirs: () => newer && begin(newer),
  }
}

export type VoiceForm = ReturnType<typeof useVoiceForm>

function factsOf({ facts, defaultLanguage }: VoiceDraft, change: (next: Partial<VoiceDraft>) => void) {
  return {
    changeFact: (key: string, next: Partial<FactDraft>) =>
      change({ facts: facts.map((fact) => (fact.key === key ? { ...fact, ...next } : fact)) }),
    /** Returns the key of the new fact. */
    addFact: (topic: FactDraft['topic'] = 'other'): string => {
      const fact: FactDraft = { key: newKey(), topic, text: '', language: defaultLanguage }
      change({ facts: [...facts, fact] })
      return fact.key
    },
    removeFact: (key: string) => change({ facts: facts.filter((fact) => fact.key !== key) }),
  }
}

function linesOf(draft: VoiceDraft, change: (next: Partial<VoiceDraft>) => void) {
  const put = (kind: LineKind, lines: Line[]) => change({ [kind]: lines })
  return {
    changeLine: (kind: LineKind, key: string, text: string) =>
      put(
        kind,
        draft[kind].map((line) => (line.key === key ? { ...line, text } : line)),
      ),
    /** Returns the key of the new line. */
    addLine: (kind: LineKind): string => {
      const line = { key: newKey(), text: '' }
      put(kind, [...draft[kind], line])
      return line.key
    },
    removeLine: (kind: LineKind, key: string) =>
      put(
        kind,
        draft[kind].filter((line) => line.key !== key),
      ),
    toggleLanguage: (language: string) =>
      change({
        languages: draft.languages.includes(language)
          ? draft.languages.filter((one) => one !== language)
          : [...draft.languages, language],
      }),
  }
}

function newerVoice({ code, details }: CallError): Voice | null {
  const { voice } = details
  const whole = typeof voice === 'object' && voice !== null && 'facts' in voice && 'version' in voice
  return code === 'CONFLICT' && whole ? (voice as Voice) : null
}
