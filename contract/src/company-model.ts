import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { companyProviders, reasoningEfforts } from './company-model-choices.ts'

/** Per million tokens, in the currency of the operator's bill. */
const price = z.number().min(0).max(1000)

const settings = {
  provider: z.enum(companyProviders),
  /** Azure: NAME in `https://NAME.openai.azure.com`. */
  resource: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]{0,62}[a-z0-9]$/,
      'Enter only the resource name, such as NAME in https://NAME.openai.azure.com',
    )
    .nullable(),
  /** Bedrock: a region such as `us-east-1`. */
  region: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'Enter a region, such as us-east-1')
    .nullable(),
  /** The model's name at the provider; at Azure, the deployment's name. */
  model: z
    .string()
    .trim()
    .min(1, 'Enter a model name')
    .max(200)
    .regex(/^[\w.:/@-]+$/, 'Enter a model name without spaces'),
  reasoningEffort: z.enum(reasoningEfforts).nullable(),
  inputPrice: price.nullable(),
  outputPrice: price.nullable(),
}

/** The model that writes a company's replies instead of the installation's default. */
export const companyModel = z.object({
  ...settings,
  /** The last four characters of the key. */
  keyHint: z.string(),
  changedAt: z.string(),
  changedBy: z.string().nullable(),
})
export type CompanyModel = z.infer<typeof companyModel>

export const companyModelState = z.object({
  model: companyModel.nullable(),
  /** The default model of companies without their own. */
  installation: z.string(),
})
export type CompanyModelState = z.infer<typeof companyModelState>

const id = z.string().min(1).max(100)

export const companyModelInput = z
  .strictObject({
    id,
    ...settings,
    resource: settings.resource.default(null),
    region: settings.region.default(null),
    reasoningEffort: settings.reasoningEffort.default(null),
    inputPrice: settings.inputPrice.default(null),
    outputPrice: settings.outputPrice.default(null),
    /**
     * If omitted, the stored key is kept; it is never sent to another provider, resource, or
     * region.
     */
    apiKey: z
      .string()
      .trim()
      .min(4)
      .max(500)
      .regex(/^[\x21-\x7e]+$/, 'Enter an API key without spaces')
      .optional(),
  })
  .refine(({ provider, resource }) => (provider === 'azure') === (resource !== null), {
    path: ['resource'],
    message: 'Enter a resource name for Azure OpenAI, and only for Azure OpenAI',
  })
  .refine(({ provider, region }) => (provider === 'bedrock') === (region !== null), {
    path: ['region'],
    message: 'Enter a region for Amazon Bedrock, and only for Amazon Bedrock',
  })
  .refine(({ inputPrice, outputPrice }) => (inputPrice === null) === (outputPrice === null), {
    path: ['outputPrice'],
    message: 'Enter both prices, or neither',
  })
export type CompanyModelInput = z.infer<typeof companyModelInput>

const manage = call.meta({
  who: 'administrator',
  administration: 'customers.manage',
  stepUp: true,
  rate: 'modelTrialPerUser',
})
const done = response(companyModelState)

/** One customer's model; part of `customers`. */
export const companyModelCalls = {
  model: call
    .meta({ who: 'administrator', administration: 'customers.read' })
    .route({ method: 'GET', path: '/api/admin/customers/{id}/model', summary: 'Get a customer’s AI model' })
    .input(z.object({ id }))
    .output(done),
  saveModel: manage
    .meta(audited('company.model-saved'))
    .route({
      method: 'PUT',
      path: '/api/admin/customers/{id}/model',
      summary: 'Set a customer’s AI model. The service must respond to a one-word test first',
    })
    .input(companyModelInput)
    .output(done),
  removeModel: call
    .meta({ who: 'administrator', administration: 'customers.manage', stepUp: true })
    .meta(audited('company.model-removed'))
    .route({
      method: 'DELETE',
      path: '/api/admin/customers/{id}/model',
      summary: 'Remove a customer’s own model and its key',
    })
    .input(z.object({ id }))
    .output(done),
  checkModel: call
    .meta({ who: 'administrator', administration: 'customers.manage', rate: 'modelTrialPerUser' })
    .meta(unaudited('no-change'))
    .route({
      method: 'POST',
      path: '/api/admin/customers/{id}/model/check',
      summary: 'Test a customer’s own model',
    })
    .input(z.object({ id }))
    .output(
      z.object({
        success: z.literal(true),
        /** `problem` is null if the model responded. */
        data: z.object({ problem: z.string().nullable() }),
      }),
    ),
}
