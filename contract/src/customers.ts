import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { connectionList } from './connections.ts'
import { balance, numberedPage, transaction, transactionFilter, transactionTotals } from './credits.ts'
import { companyModelCalls } from './company-model.ts'
import { customerFeatureCalls } from './customer-features.ts'
import { customer, customerDetails, customerTotals } from './customer-details.ts'
import { customerStatuses } from './customer-choices.ts'
import { customerFilter } from './customer-filter.ts'
import { sizes } from './size-limits.ts'
import { pageLimit, pageNumber } from './paging.ts'
import { contractPlanIds } from './plans.ts'
import { serviceKey } from './platforms.ts'
import { businessNameField, emailField, NAME_LENGTH, nameCharacters } from './sign-up-form.ts'

export const customerPage = z.object({
  customers: z.array(customer),
  pagination: z.object({
    currentPage: z.number().int(),
    limit: z.number().int(),
    totalCount: z.number().int(),
    totalPages: z.number().int(),
    hasPrev: z.boolean(),
    hasNext: z.boolean(),
  }),
  totals: customerTotals,
})
export type CustomerPage = z.infer<typeof customerPage>

export const customerTransactions = z.object({
  transactions: z.array(transaction),
  /** Ids of the refunded charges on this page. */
  refunded: z.array(z.string()),
  pagination: numberedPage,
  currentBalance: balance,
  totals: transactionTotals,
})
export type CustomerTransactions = z.infer<typeof customerTransactions>

const id = z.string().min(1).max(100)
const named = z
  .string()
  .trim()
  .max(NAME_LENGTH, `Use ${NAME_LENGTH} characters or fewer`)
  .regex(nameCharacters, 'Use only letters, spaces, hyphens, apostrophes and periods')
const forAdministrators = call.meta({ who: 'administrator', administration: 'customers.read' })
/** Calls that move credits or block sign-in require a step-up. */
const proved = call.meta({ who: 'administrator', administration: 'customers.manage', stepUp: true })
const changed = response(z.object({ status: z.enum(customerStatuses) }))

/** The companies that use the product, for administrators. `id` is a BizamplyId or a company id. */
export const customers = {
  ...customerFeatureCalls,
  ...companyModelCalls,
  list: forAdministrators
    .route({ method: 'GET', path: '/api/admin/customers', summary: 'List customers by page, with totals' })
    .input(
      customerFilter.extend({
        page: pageNumber.optional(),
        limit: pageLimit.removeDefault().optional(),
      }),
    )
    .output(response(customerPage)),
  get: forAdministrators
    .route({ method: 'GET', path: '/api/admin/customers/{id}', summary: 'Get a customer with their latest activity' })
    .input(z.object({ id }))
    .output(response(customerDetails)),
  add: proved
    .meta(audited('company.created', 'team.invited'))
    .route({
      method: 'POST',
      path: '/api/admin/customers',
      summary: 'Add a customer and email an invitation to become company admin',
    })
    .input(
      z.object({
        firstName: named.default(''),
        lastName: named.default(''),
        Email: emailField,
        /** Defaults to the person's name. */
        companyName: z.optional(businessNameField('Company name')),
        initialCredits: z
          .number()
          .int('Enter a whole number')
          .min(0, 'Enter 0 or more')
          .max(sizes.adjustedCredits, `Enter ${sizes.adjustedCredits} or less`)
          .default(0),
      }),
    )
    .output(response(customerDetails)),
  edit: proved
    .meta(audited('company.customer-edited'))
    .route({
      method: 'PUT',
      path: '/api/admin/customers/{id}',
      summary: 'Update the person’s name and address. A new address must be verified before they can continue',
    })
    .input(
      z.object({
        id,
        firstName: named.optional(),
        lastName: named.optional(),
        Email: emailField,
        /** Accepted and ignored: the plan follows billing. */
        accountType: z.string().max(40).optional(),
        /** Version of the edited details; 409 `CONFLICT` if they changed since. */
        version: z.number().int().min(0).optional(),
      }),
    )
    .output(response(customerDetails)),
  changePlan: proved
    .meta(audited('company.plan-changed'))
    .route({
      method: 'PUT',
      path: '/api/admin/customers/{id}/plan',
      summary:
        'Start or end a contract. Returns 409 while a Shopify subscription is active. The same plan again changes nothing',
    })
    .input(z.object({ id, plan: z.enum(contractPlanIds) }))
    .output(response(customerDetails)),
  invite: proved
    .meta(audited('team.invitation-resent'))
    .route({
      method: 'POST',
      path: '/api/admin/customers/{id}/invitation',
      summary: 'Resend the invitation to a customer that has no members yet. The previous link stops working',
    })
    .input(z.object({ id }))
    .output(response(customerDetails)),
  transactions: forAdministrators
    .route({
      method: 'GET',
      path: '/api/admin/customers/{id}/transactions',
      summary: 'List a customer’s transactions with filters, newest first, without message text',
    })
    .input(
      transactionFilter.pick({ type: true, status: true, platform: true }).extend({
        id,
        page: pageNumber.optional(),
        limit: pageLimit.removeDefault().optional(),
      }),
    )
    .output(response(customerTransactions)),
  connections: forAdministrators
    .route({
      method: 'GET',
      path: '/api/admin/customers/{id}/connections',
      summary: 'List every service and a customer’s connections',
    })
    .input(z.object({ id }))
    .output(response(connectionList)),
  removeConnection: proved
    .meta(audited('connection.removed'))
    .route({
      method: 'DELETE',
      path: '/api/admin/customers/{id}/connections/{platform}',
      summary: 'Remove a customer’s connection from one brand or all',
    })
    .input(z.object({ id, platform: serviceKey, brandId: z.uuid('Invalid brand ID').optional() }))
    .output(response(connectionList)),
  addCredits: call
    .meta({ who: 'administrator', administration: 'credits.manage', stepUp: true })
    .meta(audited('credits.adjusted'))
    .route({
      method: 'POST',
      path: '/api/admin/customers/{id}/credits',
      summary: 'Add credits once. The same idempotencyKey never adds twice; a different amount returns 409',
    })
    .input(
      z.object({
        id,
        amount: z
          .number()
          .int('Enter a whole number')
          .min(1, 'Credit amount must be positive')
          .max(sizes.adjustedCredits, `Enter ${sizes.adjustedCredits} or less`),
        description: z.string().trim().max(sizes.adjustmentNote).optional(),
        idempotencyKey: z.string().trim().min(1).max(sizes.idempotencyKey),
      }),
    )
    .output(
      response(
        z.object({
          /** False: a grant with this key already exists. */
          added: z.boolean(),
          availableCredits: z.number().int(),
        }),
      ),
    ),
  ban: proved
    .meta(audited('company.banned'))
    .route({ method: 'POST', path: '/api/admin/customers/{id}/ban', summary: 'Ban a customer. Their data stays' })
    .input(z.object({ id }))
    .output(changed),
  activate: proved
    .meta(audited('company.activated'))
    .route({ method: 'POST', path: '/api/admin/customers/{id}/activate', summary: 'Activate a customer' })
    .input(z.object({ id }))
    .output(changed),
  deactivate: proved
    .meta(audited('company.deactivated'))
    .route({ method: 'DELETE', path: '/api/admin/customers/{id}', summary: 'Deactivate a customer. Their data stays' })
    .input(z.object({ id }))
    .output(changed),
}
