import { permissions } from '@bizamply/contract/permissions'
import { termsVersion } from '@bizamply/contract/onboarding-choices'
import { badIds, long, nothing, uuid, type CallSample } from './sample-parts.ts'

const badRoles: CallSample['bad'] = [
  { body: { role: 'owner' } },
  { body: { role: 'none' } },
  { body: { role: undefined } },
  { body: { brands: [{ brandId: uuid, role: 'viewer' }] } },
  { body: { role: undefined, brands: [] } },
  { body: { role: undefined, brands: [{ brandId: 'x', role: 'viewer' }] } },
  { body: { role: undefined, brands: [{ brandId: uuid, role: 'super_admin' }] } },
  { body: { customRole: uuid } },
  { body: { role: undefined, customRole: 'x' } },
  { body: { brandIds: [uuid] } },
  { body: { role: undefined, customRole: uuid, brandIds: [] } },
]

const token = { good: { token: 'x' }, bad: [{ body: { token: '' } }, { body: { token: long(201) } }] }

const badCustomRoles: CallSample['bad'] = [
  { body: { name: ' ' } },
  { body: { name: long(41) } },
  { body: { name: 'a\0b' } },
  { body: { permissions: ['team.manage'] } },
  { body: { permissions: 'replies.write' } },
  { body: { permissions: Array.from({ length: permissions.length + 1 }, () => 'replies.write') } },
]
const customRole = { name: 'Agency', permissions: ['replies.write'] }

/** Calls about who works in the company. */
export const teamSamples: Record<string, CallSample> = {
  'GET /api/team': nothing('/api/team'),
  'POST /api/team/invitations': {
    good: () => ({ path: '/api/team/invitations', body: { emails: ['somebody@shop.test'], role: 'viewer' } }),
    bad: [
      ...badRoles,
      { body: { emails: [] } },
      { body: { emails: [' '] } },
      { body: { emails: [long(255)] } },
      { body: { emails: Array.from({ length: 51 }, (_, n) => `somebody-${n}@shop.test`) } },
      { body: { note: long(301) } },
      { body: { note: 'Look at https://evil.example first' } },
      { body: { note: 'a\0b' } },
    ],
  },
  'POST /api/team/invitations/{invitationId}/resend': {
    good: ({ jobId }) => ({ path: `/api/team/invitations/${jobId}/resend` }),
    bad: badIds.map((id) => ({ path: `/api/team/invitations/${id}/resend` })),
  },
  'DELETE /api/team/invitations/{invitationId}': {
    good: ({ jobId }) => ({ path: `/api/team/invitations/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/team/invitations/${id}` })),
  },
  'PUT /api/team/members/{userId}/role': {
    good: ({ jobId }) => ({ path: `/api/team/members/${jobId}/role`, body: { role: 'viewer' } }),
    bad: [...badRoles, ...badIds.map((id) => ({ path: `/api/team/members/${id}/role` }))],
  },
  'POST /api/team/roles': { good: () => ({ path: '/api/team/roles', body: customRole }), bad: badCustomRoles },
  'PUT /api/team/roles/{roleId}': {
    good: ({ jobId }) => ({ path: `/api/team/roles/${jobId}`, body: customRole }),
    bad: [...badCustomRoles, ...badIds.map((id) => ({ path: `/api/team/roles/${id}` }))],
  },
  'DELETE /api/team/roles/{roleId}': {
    good: ({ jobId }) => ({ path: `/api/team/roles/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/team/roles/${id}` })),
  },
  'POST /api/team/members/{userId}/remove': {
    good: ({ jobId }) => ({ path: `/api/team/members/${jobId}/remove` }),
    bad: [{ body: { handOverTo: 'x' } }, ...badIds.map((id) => ({ path: `/api/team/members/${id}/remove` }))],
  },
  'GET /api/company/sign-in-requirements': nothing('/api/company/sign-in-requirements'),
  'PUT /api/company/sign-in-requirements': {
    good: () => ({ path: '/api/company/sign-in-requirements', body: { requirement: 'passwordChange', on: false } }),
    bad: [{ body: { requirement: 'curfew' } }, { body: { on: 'yes' } }, { body: { on: null } }],
  },
  'POST /auth/second-factor/recovery': {
    good: () => ({ path: '/auth/second-factor/recovery', body: { challenge: 'x' } }),
    bad: [{ body: { challenge: '' } }, { body: { challenge: long(201) } }],
  },
  'GET /api/team/recoveries': nothing('/api/team/recoveries'),
  'POST /api/team/recoveries/{recoveryId}/approve': {
    good: ({ jobId }) => ({ path: `/api/team/recoveries/${jobId}/approve` }),
    bad: badIds.map((id) => ({ path: `/api/team/recoveries/${id}/approve` })),
  },
  'POST /api/team/recoveries/{recoveryId}/stop': {
    good: ({ jobId }) => ({ path: `/api/team/recoveries/${jobId}/stop` }),
    bad: badIds.map((id) => ({ path: `/api/team/recoveries/${id}/stop` })),
  },
  'POST /api/recovery/read': { good: () => ({ path: '/api/recovery/read', body: token.good }), bad: token.bad },
  'POST /api/recovery/stop': { good: () => ({ path: '/api/recovery/stop', body: token.good }), bad: token.bad },
  'POST /api/team/leave': nothing('/api/team/leave'),
  'POST /api/invitations/read': {
    good: () => ({ path: '/api/invitations/read', body: token.good }),
    bad: token.bad,
  },
  'POST /api/invitations/accept': {
    good: () => ({ path: '/api/invitations/accept', body: token.good }),
    bad: token.bad,
  },
  'POST /api/invitations/join': {
    good: () => ({
      path: '/api/invitations/join',
      body: { ...token.good, firstName: 'Ada', lastName: 'Byron', password: 'Blue!Kettle9', terms: true, termsVersion },
    }),
    bad: [
      ...token.bad,
      { body: { firstName: long(201) } },
      { body: { password: long(129) } },
      { body: { terms: false } },
      { body: { termsVersion: '2020-01-01' } },
    ],
  },
}
