import { emailField } from '@bizamply/contract/sign-up-form'
import type { GivenRoles, TeamList } from '@bizamply/contract/team'
import type { BrandRole, MemberRole } from '@bizamply/contract/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { toast } from '../../../ui/toast.ts'
import { teamKey } from '../queries.ts'

interface Chip {
  email: string
  /** Why it wasn't invited. */
  reason: string | null
}

/** The dialog's form values, and the server's result for each address. */
export function useInvite(team: TeamList, { focus, onDone }: { focus: () => void; onDone: () => void }) {
  const t = useTranslations('team.dialog')
  const cache = useQueryClient()
  const roles = useChosenRoles(team)
  const [chips, setChips, latestChips] = useChips()
  const [typed, type] = useState('')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const [busy, setBusy] = useState(false)
  const chipOf = (email: string): Chip => ({ email, reason: emailField.safeParse(email).success ? null : t('invalid') })
  const withTyped = (text: string): readonly Chip[] => {
    const found = text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean)
    const fresh = [...new Set(found)].filter((email) => chips.every((chip) => chip.email !== email))
    return [...chips, ...fresh.map(chipOf)]
  }
  const take = (text: string) => {
    setChips(withTyped(text))
    type('')
    setMissing(false)
  }
  const send = async () => {
    const all = withTyped(typed)
    take(typed)
    const good = all.filter(({ reason }) => reason === null).map(({ email }) => email)
    if (good.length === 0) {
      setMissing(all.length === 0)
      focus()
      return
    }
    if (busy || roles.noBrand) return
    setBusy(true)
    setError(null)
    try {
      const { data } = await api.team.invite({ emails: good, ...roles.given, ...(note.trim() && { note }) })
      if (data.invited.length > 0) toast.success(t('sent', { count: data.invited.length }))
      const left = all.filter(({ reason }) => reason !== null)
      const refused = data.refused.map(({ email, reason }) => ({ email, reason }))
      // What was added while the invitation was on its way stays.
      const sent = new Set(all.map(({ email }) => email))
      const added = latestChips.current.filter(({ email }) => !sent.has(email))
      setChips([...left, ...refused, ...added])
      if (left.length + refused.length + added.length === 0) onDone()
    } catch (thrown) {
      setError(CallError.from(thrown))
    }
    setBusy(false)
    void cache.invalidateQueries({ queryKey: teamKey })
  }
  const remove = (email: string) => {
    setChips(chips.filter((chip) => chip.email !== email))
    focus()
  }
  return { ...roles, chips, typed, type, take, remove, note, setNote, missing, error, busy, send }
}

function useChips() {
  const [chips, setChips] = useState<readonly Chip[]>([])
  const latest = useRef(chips)
  useEffect(() => {
    latest.current = chips
  }, [chips])
  return [chips, setChips, latest] as const
}

export type InviteForm = ReturnType<typeof useInvite>

type Scope = MemberRole | 'brands' | 'custom'

function useChosenRoles({ brands, customRoles }: TeamList) {
  const { brand } = useBrand()
  const [scope, setScope] = useState<Scope>(brands.length > 1 ? 'brands' : 'editor')
  const [byBrand, setByBrand] = useState<Readonly<Record<string, BrandRole>>>({ [brand.BrandId]: 'editor' })
  const inEach = brands.map(({ brandId }) => ({ brandId, role: byBrand[brandId] ?? ('none' as const) }))
  const [customRole, setCustomRole] = useState(customRoles[0]?.id ?? '')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const open = brands.flatMap(({ brandId }) => (closed.has(brandId) ? [] : [brandId]))
  const custom: GivenRoles = open.length === brands.length ? { customRole } : { customRole, brandIds: open }
  const given: GivenRoles = scope === 'brands' ? { brands: inEach } : scope === 'custom' ? custom : { role: scope }
  return {
    scope,
    setScope,
    byBrand,
    setInBrand: (brandId: string, role: BrandRole) => setByBrand({ ...byBrand, [brandId]: role }),
    customRole,
    setCustomRole,
    closed,
    setOpen: (brandId: string, isOpen: boolean) =>
      setClosed(new Set([...closed].filter((id) => id !== brandId).concat(isOpen ? [] : [brandId]))),
    noBrand:
      (scope === 'brands' && inEach.every(({ role }) => role === 'none')) || (scope === 'custom' && open.length === 0),
    given,
  }
}
