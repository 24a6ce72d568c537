import { passwordField } from '@bizamply/contract/sign-up-form'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { afterPress } from '../../lib/after-press.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { useRenewSecurity } from './queries.ts'

const names = ['current', 'next', 'confirm'] as const
export type PasswordField = (typeof names)[number]
type Typed = Record<PasswordField, string>
type Problems = Partial<Typed>

const nothing: Typed = { current: '', next: '', confirm: '' }

/** The form of a new password: errors after blur and on submit; the first invalid field takes focus. */
export function useChangePassword(onDone?: () => void) {
  const t = useTranslations('security.password')
  const renew = useRenewSecurity()
  const [typed, setTyped] = useState(nothing)
  const [left, setLeft] = useState<Partial<Record<PasswordField, boolean>>>({})
  const [refused, setRefused] = useState<Problems>({})
  const [failed, setFailed] = useState<CallError | null>(null)
  const [busy, setBusy] = useState(false)
  const current = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLInputElement>(null)
  const refs = { current, next, confirm }
  const all = problemsOf(typed, {
    required: t('required'),
    confirmRequired: t('confirmRequired'),
    mismatch: t('mismatch'),
    same: t('same'),
  })
  const problemOf = (name: PasswordField) => refused[name] ?? (left[name] ? all[name] : undefined)
  const problems = { current: problemOf('current'), next: problemOf('next'), confirm: problemOf('confirm') }

  const type = (name: PasswordField, value: string) => {
    setTyped((now) => ({ ...now, [name]: value }))
    setRefused((now) => ({ ...now, [name]: undefined }))
  }
  const leave = (name: PasswordField) => {
    if (typed[name]) afterPress(() => setLeft((now) => ({ ...now, [name]: true })))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailed(null)
    setLeft({ current: true, next: true, confirm: true })
    const bad = names.find((name) => all[name])
    if (bad) return refs[bad].current?.focus()
    setBusy(true)
    try {
      await api.security.changePassword({ currentPassword: typed.current, newPassword: typed.next })
      setTyped(nothing)
      setLeft({})
      toast.success(t('done'), { duration: 3000 })
      renew()
      onDone?.()
    } catch (thrown) {
      const error = CallError.from(thrown)
      const found = refusedBy(error)
      setRefused(found)
      const first = names.find((name) => found[name])
      if (first) refs[first].current?.focus()
      else if (error.code !== 'STEP_UP_REQUIRED') setFailed(error)
    }
    setBusy(false)
  }
  return { typed, problems, type, leave, submit, busy, failed, refs }
}

interface Words {
  required: string
  confirmRequired: string
  mismatch: string
  same: string
}

function problemsOf({ current, next, confirm }: Typed, words: Words): Problems {
  const read = passwordField.safeParse(next)
  return {
    ...(current === '' && { current: words.required }),
    ...(read.success ? next === current && { next: words.same } : { next: read.error.issues[0]?.message ?? '' }),
    ...(confirm === '' ? { confirm: words.confirmRequired } : confirm !== next && { confirm: words.mismatch }),
  }
}

function refusedBy(error: CallError): Problems {
  if (error.code === 'INVALID_CURRENT_PASSWORD' || error.code === 'PASSWORD_NOT_SET') return { current: error.message }
  const of = (path: string) => error.errors.find((one) => one.path === path)?.message
  const [current, next] = [of('currentPassword'), of('newPassword')]
  return { ...(current && { current }), ...(next && { next }) }
}
