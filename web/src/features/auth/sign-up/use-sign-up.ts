import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { signUpForm, type SignUpForm } from '@bizamply/contract/sign-up-form'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { CallError } from '../../../lib/call-error.ts'
import { retryTime, useLock } from '../../../lib/retry-time.ts'
import { judgedOnBlur, serverError, typedField } from '../../../lib/typed-field.ts'
import { signUpDraft } from './draft.ts'
import type { ShopLink } from './shop-link.ts'
import { fieldErrors } from './sign-up-error.ts'
import { api } from '../../../lib/call.ts'
import { browserZone } from '../../../lib/formats.ts'
import { codeSent } from '../../../lib/code-sent.ts'
import { session } from '../../../lib/session.ts'

export type FieldName = keyof SignUpForm
export const fieldId = (name: FieldName): string => `sign-up-${name}`

/** State and validation of /signup: field errors on blur and on submit, the error summary only on submit. */
export function useSignUp(link: ShopLink | null) {
  const [error, setError] = useState<CallError | null>(null)
  const [listed, setListed] = useState<readonly FieldName[]>([])
  const [lockedUntil, setLockedUntil] = useLock()
  const underway = useRef(false)
  const form = useForm<SignUpForm>({
    resolver: standardSchemaResolver(signUpForm),
    ...judgedOnBlur,
    defaultValues: { ...signUpDraft.read(), password: '', confirmPassword: '' },
  })
  const { watch, setError: setFieldError, trigger, getFieldState } = form
  useEffect(() => {
    const kept = watch((typed) => signUpDraft.keep(typed))
    return () => kept.unsubscribe()
  }, [watch])

  const send = form.handleSubmit(
    async (values) => {
      if (!link) return
      setError(null)
      setListed([])
      try {
        await register(values, link)
      } catch (thrown) {
        const refused = CallError.from(thrown)
        setError(refused)
        setLockedUntil(retryTime(refused))
        for (const { path, message } of fieldErrors(refused))
          setFieldError(path as FieldName, { type: serverError, message })
      }
    },
    (errors) => {
      setError(null)
      setListed(order.filter((name) => errors[name]))
    },
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    await send(event)
    underway.current = false
  }
  const field = (name: FieldName) =>
    typedField(form, name, {
      onType: () => setListed((names) => names.filter((it) => it !== name)),
      // The confirmation depends on the password, so validate it again.
      onLeave: () => {
        if (name === 'password' && getFieldState('confirmPassword').isTouched) void trigger('confirmPassword')
      },
    })
  return { form, field, submit, error, listed, lockedUntil }
}

const order: readonly FieldName[] = [
  'firstName',
  'lastName',
  'email',
  'companyName',
  'brandName',
  'password',
  'confirmPassword',
]

/** Creates the user, company and brand in one call. The route guards then redirect to verification. */
async function register(form: SignUpForm, link: ShopLink): Promise<void> {
  const { email, password, firstName, lastName, companyName, brandName } = form
  const shop = {
    shop: link.shop,
    shopifySessionId: link.shopify_session_id,
    shopifyAccessToken: link.shopify_access_token,
  }
  const name = `${firstName} ${lastName}`
  const person = { email, password, name, firstName, lastName, timezone: browserZone() }
  const answer = await api.auth.signup({ ...person, companyName, brandName, ...shop })
  codeSent.now(answer.user.email)
  session.signedIn(answer, true)
}
