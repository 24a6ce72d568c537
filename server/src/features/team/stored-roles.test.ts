import { describe, expect, test } from 'vitest'
import { roleInBrand } from '@bizamply/contract/permissions'
import type { GivenRoles } from '@bizamply/contract/team'
import { stillThere, storedRoles, type GrantedRole } from './stored-roles.ts'

const [alder, fern] = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b']
const all = [alder, fern]
const editor = { memberRole: 'editor', brandRoles: null, customRole: null } as const

type Before = Parameters<typeof storedRoles>[1]['before']
const stored = (given: GivenRoles, before: Before, granted: GrantedRole | null = null) =>
  storedRoles(given, { before, brandIds: all, granted })

describe('member roles', () => {
  test('for the whole company are stored without brands', () => {
    expect(stored({ role: 'admin' }, editor)).toEqual({ role: 'admin', brands: null, customRole: null })
  })

  test('in one brand leave the others unchanged', () => {
    const given = { brands: [{ brandId: fern, role: 'none' as const }] }
    expect(stored(given, editor)).toEqual({
      role: 'editor',
      brands: { [alder]: 'editor', [fern]: 'none' },
      customRole: null,
    })
    expect(stored({ brands: [{ brandId: fern, role: 'viewer' }] }, null)).toEqual({
      role: 'viewer',
      brands: { [alder]: 'none', [fern]: 'viewer' },
      customRole: null,
    })
  })

  test('of an admin who gets brand roles stay admin in other brands, but not at company level', () => {
    const admin = { memberRole: 'admin', brandRoles: null, customRole: null } as const
    expect(stored({ brands: [{ brandId: fern, role: 'viewer' }] }, admin)).toEqual({
      role: 'editor',
      brands: { [alder]: 'admin', [fern]: 'viewer' },
      customRole: null,
    })
  })

  test("in no brand or in another company's brand are refused", () => {
    const none = all.map((brandId) => ({ brandId, role: 'none' as const }))
    expect(() => stored({ brands: none }, editor)).toThrow('at least one brand')
    const foreign = { brands: [{ brandId: '0198c0de-0000-7000-8000-00000000000c', role: 'admin' as const }] }
    expect(() => stored(foreign, editor)).toThrow('We couldn’t find this brand.')
  })

  test('of an invitation whose brands were removed grant nothing', () => {
    const invited = { role: 'editor', brands: { [alder]: 'editor', [fern]: 'none' }, customRole: null } as const
    expect(stillThere(invited, [alder])).toEqual({ role: 'editor', brands: { [alder]: 'editor' }, customRole: null })
    expect(stillThere(invited, [fern])).toBeNull()
    const everywhere = { role: 'viewer', brands: null, customRole: 'agency' } as const
    expect(stillThere(everywhere, [])).toEqual(everywhere)
  })

  test('that are custom apply to every brand, or to the named ones only', () => {
    const agency: GrantedRole = { id: 'agency', permissions: ['billing.manage', 'replies.write'] }
    expect(stored({ customRole: 'agency' }, editor, agency)).toEqual({
      role: 'editor',
      brands: null,
      customRole: 'agency',
    })
    const reader: GrantedRole = { id: 'reader', permissions: ['audit.read'] }
    expect(stored({ customRole: 'reader', brandIds: [fern.toUpperCase()] }, editor, reader)).toEqual({
      role: 'viewer',
      brands: { [alder]: 'none', [fern]: 'viewer' },
      customRole: 'reader',
    })
    const foreign = { customRole: 'reader', brandIds: ['0198c0de-0000-7000-8000-00000000000c'] }
    expect(() => stored(foreign, editor, reader)).toThrow('We couldn’t find this brand.')
  })

  test('by brand after a custom role leave the other brands read-only', () => {
    const before = { memberRole: 'editor', brandRoles: null, customRole: 'agency' } as const
    expect(stored({ brands: [{ brandId: fern, role: 'editor' }] }, before)).toEqual({
      role: 'editor',
      brands: { [alder]: 'viewer', [fern]: 'editor' },
      customRole: null,
    })
  })

  test('in a brand are the company role for admins and members without brand roles, else none if not set', () => {
    const own = { memberRole: 'editor', brandRoles: { [fern]: 'viewer', [alder]: 'none' } } as const
    expect([fern, alder, 'another'].map((id) => roleInBrand(own, id))).toEqual(['viewer', null, null])
    expect(roleInBrand({ ...own, memberRole: 'admin' }, alder)).toBe('admin')
    expect(roleInBrand(editor, 'another')).toBe('editor')
    expect(roleInBrand({ memberRole: null, brandRoles: null }, alder)).toBeNull()
  })
})
