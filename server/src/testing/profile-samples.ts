import { long, nothing, type CallSample } from './sample-parts.ts'

export const profileSamples: Record<string, CallSample> = {
  'GET /api/profile': nothing('/api/profile'),
  'PUT /api/profile': {
    good: () => ({ path: '/api/profile' }),
    bad: [
      { firstName: ' ' },
      { firstName: long(51) },
      { firstName: null },
      { lastName: 'Byron9' },
      { lastName: ['Byron'] },
      { name: '' },
      { name: `${long(50)} ${long(50)}` },
      { phone: '123456' },
      { phone: 'call me now' },
      { phone: 4930 },
      { phoneCountry: 'XX' },
      { phoneCountry: 'de' },
      { phone: '+1 212 555 0100', phoneCountry: 'DE' },
      { location: long(101) },
      { location: '<b>Berlin</b>' },
      { birthday: '2001-02-29' },
      { birthday: 'soon' },
      { birthday: '2999-01-01' },
      { birthday: '1800-01-01' },
      { birthday: 19900101 },
      { bio: long(501) },
      { bio: 'a\0b' },
      { version: '1' },
      { version: 1.5 },
    ].map((body) => ({ body })),
  },
  'DELETE /api/profile/avatar': nothing('/api/profile/avatar'),
}

/** Calls for exports and deletion. */
export const offboardingSamples: Record<string, CallSample> = {
  'GET /api/company/leaving': nothing('/api/company/leaving'),
  'POST /api/company/exports': nothing('/api/company/exports'),
  'POST /api/company/deletion': {
    good: () => ({ path: '/api/company/deletion', body: { name: 'Not its name' } }),
    bad: [{ body: { name: undefined } }, { body: { name: long(201) } }, { body: { name: 7 } }],
  },
  'DELETE /api/company/deletion': nothing('/api/company/deletion'),
  'GET /api/profile/leaving': nothing('/api/profile/leaving'),
  'POST /api/profile/deletion': nothing('/api/profile/deletion'),
}
