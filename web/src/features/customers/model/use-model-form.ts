import type { CompanyModelInput, CompanyModelState } from '@bizamply/contract/company-model'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { useKeepCustomerModel } from '../queries.ts'

type Settings = Omit<CompanyModelInput, 'id'>
/** As they are typed. */
export type Typed = Pick<Settings, 'provider' | 'reasoningEffort'> &
  Record<'resource' | 'region' | 'model' | 'apiKey' | 'inputPrice' | 'outputPrice', string>

type Problems = Partial<Record<keyof Typed, string>>

export interface Tried {
  works: boolean
  text: string
}

/** What is typed of a customer's model, what the server says of it, and the calls. */
export function useModelForm(customer: { _id: string; companyName: string }, stored: CompanyModelState) {
  const t = useTranslations('customerModel')
  const keep = useKeepCustomerModel(customer._id)
  const [values, setValues] = useState(() => typedOf(stored))
  const [problems, setProblems] = useState<Problems>({})
  const [error, setError] = useState<CallError | null>(null)
  const [tried, setTried] = useState<Tried | null>(null)
  const [busy, setBusy] = useState<'save' | 'check' | 'remove' | null>(null)
  const company = customer.companyName
  const set = (change: Partial<Typed>) => setValues((before) => ({ ...before, ...change }))
  const run = async (
    what: 'save' | 'check' | 'remove',
    work: () => Promise<void>,
    failed: (error: CallError) => void,
  ) => {
    if (busy) return
    setBusy(what)
    setError(null)
    setTried(null)
    setProblems({})
    try {
      await work()
    } catch (thrown) {
      const error = CallError.from(thrown)
      if (error.code !== 'STEP_UP_REQUIRED') failed(error)
    }
    setBusy(null)
  }
  const save = () =>
    run(
      'save',
      async () => {
        const { data } = await api.customers.saveModel({ id: customer._id, ...settingsOf(values) })
        keep(data)
        setValues(typedOf(data))
        toast.success(t('saved', { company }))
      },
      (error) => {
        setProblems(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])))
        if (error.errors.length === 0) setError(error)
      },
    )
  const check = () =>
    run(
      'check',
      async () => {
        const { problem } = (await api.customers.checkModel({ id: customer._id })).data
        setTried({ works: problem === null, text: problem ?? t('works') })
      },
      ({ message: reason }) => setTried({ works: false, text: t('checkFailed', { reason }) }),
    )
  const remove = () =>
    run(
      'remove',
      async () => {
        const { data } = await api.customers.removeModel({ id: customer._id })
        keep(data)
        setValues(typedOf(data))
        toast.success(t('removed', { company }))
      },
      ({ message: reason }) => void toast.error(t('removeFailed', { reason })),
    )
  return { values, set, problems, error, tried, busy, save, check, remove }
}

export type ModelForm = ReturnType<typeof useModelForm>

function typedOf({ model }: CompanyModelState): Typed {
  return {
    provider: model?.provider ?? 'openai',
    resource: model?.resource ?? '',
    region: model?.region ?? '',
    model: model?.model ?? '',
    apiKey: '',
    reasoningEffort: model?.reasoningEffort ?? null,
    inputPrice: model?.inputPrice?.toString() ?? '',
    outputPrice: model?.outputPrice?.toString() ?? '',
  }
}

/** A price that is no number goes as it is: the server says what is wrong with it. */
function settingsOf({ apiKey, resource, region, inputPrice, outputPrice, ...rest }: Typed): Settings {
  return {
    ...rest,
    resource: rest.provider === 'azure' ? resource.trim() : null,
    region: rest.provider === 'bedrock' ? region.trim() : null,
    inputPrice: priceOf(inputPrice),
    outputPrice: priceOf(outputPrice),
    ...(apiKey.trim() === '' ? {} : { apiKey: apiKey.trim() }),
  }
}

const priceOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim().replace(',', '.')))
