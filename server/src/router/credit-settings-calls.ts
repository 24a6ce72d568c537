import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { readPriceImpact, readSettingsHistory, saveSettings } from '../features/credits/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok } from './member.ts'
import { visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().creditSettings

export const creditSettingsCalls = ({ services }: Pick<Dependencies, 'services'>) => ({
  history: os.history.handler(async () => ok(await readSettingsHistory(services.db.global))),
  impact: os.impact.handler(async ({ input }) => ok(await readPriceImpact(services, input))),
  save: os.save.handler(async ({ context, input }) =>
    ok(await saveSettings(services, visitorOf(context).actor, input)),
  ),
})
