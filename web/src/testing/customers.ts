import type { User } from '@bizamply/contract/auth'
import type { Transaction } from '@bizamply/contract/credits'
import type { Customer, CustomerDetails } from '@bizamply/contract/customer-details'
import type { CustomerPage, CustomerTransactions } from '@bizamply/contract/customers'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { csrfAnswer, nora } from './fake-server.ts'
import { ok, responsesServer } from './responses-server.ts'

export const ada = {
  ...nora,
  id: 'ada',
  role: 'super_admin' as const,
  memberRole: null,
  BizamplyId: null,
  companyName: null,
}
export const list = 'GET /api/admin/customers'
export const one = 'GET /api/admin/customers/c-1'

export const marcus: Customer = {
  _id: 'c-1',
  BizamplyId: 'BZ-10478',
  firstName: 'Marcus',
  lastName: 'Lindqvist',
  Email: 'marcus@nordlys.example',
  profilePic: null,
  companyName: 'Nordlys Goods',
  plan: 'premium',
  status: 'active',
  isOnline: true,
  lastLogin: '2026-11-21T13:31:00.000Z',
  lastLoginIP: '203.0.113.87',
  createdAt: '2026-09-03T09:00:00.000Z',
  totalCredits: 6000,
  usedCredits: 4154,
  availableCredits: 1846,
  transactionStats: { totalTransactions: 2731, totalCreditsUsed: 4154, totalCreditsAdded: 6000, lastTransaction: null },
  primaryBrand: { brandName: 'Nordlys' },
  connectedPlatforms: [{ name: 'Shopify', count: 1 }],
  isInvited: false,
  totalConnections: 1,
}
export const studio: Customer = {
  ...marcus,
  _id: 'c-2',
  BizamplyId: 'BZ-10468',
  firstName: '',
  lastName: '',
  Email: 'studio@lume.example',
  companyName: 'Papelaria Lume',
  status: 'banned',
  isOnline: false,
  lastLogin: null,
}
export const details: CustomerDetails = {
  ...marcus,
  members: 3,
  version: 0,
  userId: 'u-1',
  people: [{ userId: 'u-1', name: 'Marcus Lindqvist', email: 'marcus@nordlys.example', role: 'admin' }],
  secondFactor: null,
  invitation: null,
  suspicious: null,
  administrators: [],
  connections: [
    { platform: 'shopify', account: 'nordlys.myshopify.com', name: null, brandId: 'b1', brandName: 'Nordlys' },
  ],
  transactions: [],
  loginHistory: [
    {
      success: false,
      loginMethod: 'password',
      timestamp: '2026-11-20T23:02:00.000Z',
      ipAddress: '192.0.2.44',
      userAgent: 'python-requests/2.32.3',
      device: 'Unknown device',
      email: 'marcus@nordlys.example',
    },
  ],
}
/** A page of the customer list. */
export const page = (customers: Customer[], total = customers.length): CustomerPage => ({
  customers,
  pagination: {
    currentPage: 1,
    limit: 10,
    totalCount: total,
    totalPages: Math.ceil(total / 10),
    hasPrev: false,
    hasNext: false,
  },
  totals: {
    all: total,
    active: 1,
    inactive: 0,
    banned: 1,
    newThisMonth: 9,
    online: 1,
    totalCredits: 412_600,
    usedCredits: 268_190,
  },
})

/** A server for an administrator, with two customers. */
export function customersServer(more: Parameters<typeof responsesServer>[1] = {}, user: Partial<User> = ada) {
  const brands = { body: { success: true, brands: [], data: { brands: [], selectedBrandId: null } } }
  return responsesServer(
    { user: { ...ada, ...user } },
    {
      'GET /auth/csrf-token': csrfAnswer,
      'GET /api/onboard-data': brands,
      [list]: ok(page([marcus, studio])),
      [one]: ok(details),
      ...more,
    },
  )
}
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Opens an entry in the menu of Marcus’s row. */
export async function choose(item: string) {
  await press('Actions for Marcus Lindqvist')
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** Clicks a button of a dialog. */
export const pressIn = async (dialog: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(dialog).findByRole('button', { name }))

/** A page of a customer's transactions. */
export const historyOf = (
  transactions: Transaction[],
  more: { refunded?: string[]; count?: number; page?: number } = {},
): CustomerTransactions => {
  const { refunded = [], count = transactions.length, page: currentPage = 1 } = more
  const totalPages = Math.ceil(count / 10)
  return {
    transactions,
    refunded,
    pagination: {
      currentPage,
      limit: 10,
      totalCount: count,
      totalPages,
      hasPrev: currentPage > 1,
      hasNext: currentPage < totalPages,
      nextCursor: null,
    },
    currentBalance: { totalCredits: 6000, usedCredits: 4154, availableCredits: 1846 },
    totals: {
      creditsUsed: 4154,
      creditsAdded: 6000,
      held: 3,
      generated: 0,
      sent: 0,
      refills: 0,
      bonuses: 0,
      adjustments: 0,
      refunds: 0,
    },
  }
}
