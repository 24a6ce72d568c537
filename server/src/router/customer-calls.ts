import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import type { CustomerStatus } from '@bizamply/contract/customer-choices'
import {
  addCredits,
  addCustomer,
  changeCustomerFeatures,
  changeCustomerPlan,
  checkCustomerModel,
  editCustomer,
  inviteAgain,
  listCustomers,
  readCustomer,
  readCustomerConnections,
  readCustomerFeatures,
  readCustomerModel,
  readCustomerTransactions,
  removeConnection,
  removeCustomerModel,
  saveCustomerModel,
  setStatus,
} from '../features/customers/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok } from './member.ts'
import { visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().customers

export function customerCalls(deps: Dependencies) {
  const { services, sessions } = deps
  const by = (context: CallContext) => visitorOf(context).actor
  const put = async (context: CallContext, id: string, status: CustomerStatus) => {
    const changed = await setStatus(services, by(context), { id, status })
    sessions.forget()
    return ok(changed)
  }
  return {
    list: os.list.handler(async ({ input }) => ok(await listCustomers(services, input))),
    get: os.get.handler(async ({ input }) => ok(await readCustomer(services, input.id))),
    add: os.add.handler(async ({ context, input }) => ok(await addCustomer(deps, by(context), input))),
    edit: os.edit.handler(async ({ context, input }) => ok(await editCustomer(deps, by(context), input))),
    changePlan: os.changePlan.handler(async ({ context, input }) =>
      ok(await changeCustomerPlan(services, by(context), input)),
    ),
    features: os.features.handler(async ({ context, input }) =>
      ok(await readCustomerFeatures(services, by(context), input.id)),
    ),
    changeFeatures: os.changeFeatures.handler(async ({ context, input }) =>
      ok(await changeCustomerFeatures(services, by(context), input)),
    ),
    model: os.model.handler(async ({ context, input }) => ok(await readCustomerModel(services, by(context), input.id))),
    saveModel: os.saveModel.handler(async ({ context, input }) =>
      ok(await saveCustomerModel(services, by(context), input)),
    ),
    removeModel: os.removeModel.handler(async ({ context, input }) =>
      ok(await removeCustomerModel(services, by(context), input.id)),
    ),
    checkModel: os.checkModel.handler(async ({ context, input }) =>
      ok(await checkCustomerModel(services, by(context), input.id)),
    ),
    invite: os.invite.handler(async ({ context, input }) => ok(await inviteAgain(deps, by(context), input.id))),
    transactions: os.transactions.handler(async ({ context, input }) =>
      ok(await readCustomerTransactions(services, by(context), input)),
    ),
    connections: os.connections.handler(async ({ context, input }) =>
      ok(await readCustomerConnections(services, by(context), input.id)),
    ),
    removeConnection: os.removeConnection.handler(async ({ context, input }) =>
      ok(await removeConnection(services, by(context), input)),
    ),
    addCredits: os.addCredits.handler(async ({ context, input }) => ok(await addCredits(services, by(context), input))),
    ban: os.ban.handler(({ context, input }) => put(context, input.id, 'banned')),
    activate: os.activate.handler(({ context, input }) => put(context, input.id, 'active')),
    deactivate: os.deactivate.handler(({ context, input }) => put(context, input.id, 'inactive')),
  }
}
