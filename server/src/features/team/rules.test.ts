import { describe, expect, test } from 'vitest'
import { roleInBrand } from '@bizamply/contract/roles'
import type { GivenRoles } from '@bizamply/contract/team'
import { stillThere, storedRoles, type GrantedRole } from './rules.ts'

const [alder, fern] = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b']
const all = [alder, fern]
const editor = { memberRole: 'editor', brandRoles: null, customRole: null } as const

type Before = Parameters<typeof storedRoles>[1]['before']
const stored = (given: GivenRoles, before: Before, granted: GrantedRole | null = null) =>
  storedRoles(given, { before, brandIds: all, granted })

describe('roles', () => {
  test('of the company are kept without brands', () => {
    expect(stored({ role: 'admin' }, editor)).toEqual({ role: 'admin', brands: null, customRole: null })
  })

  test('of one brand leave the others as they were', () => {
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

  test('of an admin who gets some by brand stay those of an admin elsewhere, but not in the company', () => {
    const admin = { memberRole: 'admin', brandRoles: null, customRole: null } as const
    expect(stored({ brands: [{ brandId: fern, role: 'viewer' }] }, admin)).toEqual({
      role: 'editor',
      brands: { [alder]: 'admin', [fern]: 'viewer' },
      customRole: null,
    })
  })

  test('in no brand, or in one of somebody else, are refused', () => {
    const none = all.map((brandId) => ({ brandId, role: 'none' as const }))
    expect(() => stored({ brands: none }, editor)).toThrow('at least one brand')
    const foreign = { brands: [{ brandId: '0198c0de-0000-7000-8000-00000000000c', role: 'admin' as const }] }
    expect(() => stored(foreign, editor)).toThrow('We couldn’t find this brand.')
  })

  test('of an invitation whose brands are gone are none at all', () => {
    const invited = { role: 'editor', brands: { [alder]: 'editor', [fern]: 'none' }, customRole: null } as const
    expect(stillThere(invited, [alder])).toEqual({ role: 'editor', brands: { [alder]: 'editor' }, customRole: null })
    expect(stillThere(invited, [fern])).toBeNull()
    const everywhere = { role: 'viewer', brands: null, customRole: 'agency' } as const
    expect(stillThere(everywhere, [])).toEqual(everywhere)
  })

  test('that are custom count in every brand, or in the named ones alone', () => {
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

  test('by brand after a custom role leave nothing but reading in the other brands', () => {
    const before = { memberRole: 'editor', brandRoles: null, customRole: 'agency' } as const
    expect(stored({ brands: [{ brandId: fern, role: 'editor' }] }, before)).toEqual({
      role: 'editor',
      brands: { [alder]: 'viewer', [fern]: 'editor' },
      customRole: null,
    })
  })

  test('in a brand are those of the company for its admins and without any by brand, else none where nothing is said', () => {
    const own = { memberRole: 'editor', brandRoles: { [fern]: 'viewer', [alder]: 'none' } } as const
    expect([fern, alder, 'another'].map((id) => roleInBrand(own, id))).toEqual(['viewer', null, null])
    expect(roleInBrand({ ...own, memberRole: 'admin' }, alder)).toBe('admin')
    expect(roleInBrand(editor, 'another')).toBe('editor')
    expect(roleInBrand({ memberRole: null, brandRoles: null }, alder)).toBeNull()
  })
})
