import type { CompanyModelInput, CompanyModelState } from '@bizamply/contract/company-model'
import type { Customer } from '@bizamply/contract/customer-details'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { useKeepCustomerModel } from '../queries.ts'

type Settings = Omit<CompanyModelInput, 'id'>
/** Form values as typed. */
export type Typed = Pick<Settings, 'provider' | 'reasoningEffort'> &
  Record<'resource' | 'region' | 'model' | 'apiKey' | 'inputPrice' | 'outputPrice', string>

type Problems = Partial<Record<keyof Typed, string>>

export interface Tried {
  works: boolean
  text: string
}

type Busy = 'save' | 'check' | 'remove' | null

/** Form state of a customer’s model: values, the server’s response and actions. Nothing is stored until it is loaded. */
export function useModelForm({ _id: id, companyName: company }: Customer, stored: CompanyModelState | undefined) {
  const t = useTranslations('customerModel')
  const { values, isChanged, set, keep } = useTyped(id, stored)
  const { problems, error, tried, setTried, busy, run, showProblems, showRefusal } = useRun()
  const save = () => {
    const wrong = priceNames.filter((name) => priceOf(values[name]) === undefined)
    if (wrong.length > 0) return showProblems(Object.fromEntries(wrong.map((name) => [name, t('priceWrong')])))
    const work = async () => {
      keep((await api.customers.saveModel({ id, ...settingsOf(values) })).data)
      toast.success(t('saved', { company }))
    }
    return run('save', work, showRefusal)
  }
  const check = () => {
    const work = async () => {
      const { problem } = (await api.customers.checkModel({ id })).data
      setTried({ works: problem === null, text: problem ?? t('works') })
    }
    return run('check', work, ({ message: reason }) => setTried({ works: false, text: t('checkFailed', { reason }) }))
  }
  const remove = () => {
    const work = async () => {
      keep((await api.customers.removeModel({ id })).data)
      toast.success(t('removed', { company }))
    }
    return run('remove', work, ({ message: reason }) => void toast.error(t('removeFailed', { reason })))
  }
  return { values, isChanged, set, problems, error, tried, busy, save, check, remove }
}

/** Form values, reset to the stored ones after each change on the server. */
function useTyped(id: string, stored: CompanyModelState | undefined) {
  const keepState = useKeepCustomerModel(id)
  const [typed, setTyped] = useState<Partial<Typed>>({})
  const from = typedOf(stored?.model ?? null)
  const values = { ...from, ...typed }
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }))
  const keep = (state: CompanyModelState) => {
    keepState(state)
    setTyped({})
  }
  const isChanged = (Object.keys(typed) as (keyof Typed)[]).some((name) => values[name] !== from[name])
  return { values, isChanged, set, keep }
}

/** Runs one call at a time. Canceling the identity check isn’t an error. */
function useRun() {
  const [problems, setProblems] = useState<Problems>({})
  const [error, setError] = useState<CallError | null>(null)
  const [tried, setTried] = useState<Tried | null>(null)
  const [busy, setBusy] = useState<Busy>(null)
  const run = async (what: Busy, work: () => Promise<void>, failed: (error: CallError) => void) => {
    if (busy) return
    setBusy(what)
    setError(null)
    setTried(null)
    setProblems({})
    try {
      await work()
    } catch (thrown) {
      const refusal = CallError.from(thrown)
      if (refusal.code !== 'STEP_UP_REQUIRED') failed(refusal)
    }
    setBusy(null)
  }
  const showProblems = (found: Problems) => {
    if (!busy) setProblems(found)
  }
  const showRefusal = (refusal: CallError) => {
    setProblems(Object.fromEntries(refusal.errors.map(({ path, message }) => [path, message])))
    if (refusal.errors.length === 0) setError(refusal)
  }
  return { problems, error, tried, setTried, busy, run, showProblems, showRefusal }
}

export type ModelForm = ReturnType<typeof useModelForm>

function typedOf(model: CompanyModelState['model']): Typed {
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

/** Prices are valid by now. */
function settingsOf({ apiKey, resource, region, inputPrice, outputPrice, ...rest }: Typed): Settings {
  return {
    ...rest,
    resource: rest.provider === 'azure' ? resource.trim() : null,
    region: rest.provider === 'bedrock' ? region.trim() : null,
    inputPrice: priceOf(inputPrice) ?? null,
    outputPrice: priceOf(outputPrice) ?? null,
    ...(apiKey.trim() === '' ? {} : { apiKey: apiKey.trim() }),
  }
}

const priceNames = ['inputPrice', 'outputPrice'] as const

/** Null for none, undefined if it is no price. */
function priceOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const price = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : NaN
  return price <= MOST ? price : undefined
}

/** As in the contract. */
const MOST = 1000
