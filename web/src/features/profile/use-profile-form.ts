import { profileForm, type DateOrder } from '@bizamply/contract/profile-form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState, type FormEvent } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { judgedOnBlur, serverError, typedField } from '../../lib/typed-field.ts'
import { today, useDateOrder } from './birthday.ts'
import { listCountries, phoneCountry } from './countries.ts'
import { changeOf, fields, judgedValues, valuesOf, type FieldName, type ProfileValues } from './profile-values.ts'
import type { Profile } from './queries.ts'
import { useSaveProfile } from './use-save-profile.ts'

export const fieldId = (name: FieldName): string => `profile-${name}`

/** State and rules of Personal Info: errors after blur and on save, the error summary only on save. */
export function useProfileForm(profile: Profile, onDone: () => void) {
  const order = useDateOrder()
  const locale = useLocale()
  const [countries] = useState(() => listCountries(locale))
  const [first] = useState(profile)
  const [listed, setListed] = useState<readonly FieldName[]>([])
  const underway = useRef(false)
  const form = useForm<ProfileValues>({
    resolver: useRules(order),
    ...judgedOnBlur,
    defaultValues: valuesOf(
      first,
      order,
      [...countries.usual, ...countries.others].map(({ code }) => code),
    ),
  })
  const saving = useSaveProfile(first, onDone)
  const values = useWatch({ control: form.control }) as ProfileValues
  const change = changeOf(first, values, order)

  const send = form.handleSubmit(
    async () => {
      setListed([])
      const refused = await saving.save(changeOf(first, form.getValues(), order))
      for (const { name, message } of refused) form.setError(name, { type: serverError, message })
      setListed(refused.map(({ name }) => name))
    },
    (errors) => {
      saving.forget()
      setListed(fields.filter((name) => errors[name]))
    },
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    await send(event)
    underway.current = false
  }
  const field = (name: keyof ProfileValues) =>
    typedField(form, name, { onType: () => setListed((names) => names.filter((it) => it !== name)) })
  return { form, values, field, submit, saving, listed, order, countries, changed: Object.keys(change) }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>

/** The shared rules for the selected country, in the user's language. */
function useRules(order: DateOrder): Resolver<ProfileValues> {
  const t = useTranslations('profile')
  const locale = useLocale()
  const words = {
    start: (code: string, country: string) => t('phoneStart', { code, country }),
    invalid: (country: string) => t('phoneInvalid', { country }),
  }
  return (values, context, options) => {
    const country = phoneCountry(values.phoneCountry, locale)
    const rules = profileForm({ country, today: today(), order, words })
    const schema = z.extend(rules, { phoneCountry: z.string(), locationCountry: z.string() })
    const judge: Resolver<ProfileValues> = standardSchemaResolver(schema)
    return judge(judgedValues(values), context, options)
  }
}
