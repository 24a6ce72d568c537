import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { features, featureStates } from './features.ts'
import { planIds } from './plans.ts'

export const customerFeatures = z.object({
  plan: z.enum(planIds),
  features: z.array(
    z.object({
      feature: z.enum(features),
      state: z.enum(featureStates),
      /** What `plan` means for this company. */
      inPlan: z.boolean(),
    }),
  ),
})
export type CustomerFeatures = z.infer<typeof customerFeatures>

const id = z.string().min(1).max(100)
const done = response(customerFeatures)

/** Feature overrides of one customer; part of `customers`. */
export const customerFeatureCalls = {
  features: call
    .meta({ who: 'administrator', administration: 'customers.read' })
    .route({
      method: 'GET',
      path: '/api/admin/customers/{id}/features',
      summary: 'List a customer’s features: from plan, turned on or turned off',
    })
    .input(z.object({ id }))
    .output(done),
  changeFeatures: call
    .meta({ who: 'administrator', administration: 'customers.manage', stepUp: true })
    .meta(audited('company.feature-changed'))
    .route({
      method: 'PUT',
      path: '/api/admin/customers/{id}/features',
      summary: 'Turn a customer’s features on or off. Omitted features stay the same',
    })
    .input(z.object({ id, features: z.partialRecord(z.enum(features), z.enum(featureStates)) }))
    .output(done),
}
