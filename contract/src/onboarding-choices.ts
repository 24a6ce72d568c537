/** Options of the review step and of step 0; the browser shows them unchanged. */
export const companySizes = ['1', '2-10', '11-50', '51-200', '201-1000', '1000+'] as const
export type CompanySize = (typeof companySizes)[number]

export const industries = [
  'Fashion and apparel',
  'Beauty and cosmetics',
  'Food and drink',
  'Health and wellness',
  'Home and garden',
  'Electronics',
  'Sports and outdoors',
  'Toys and hobbies',
  'Jewelry and accessories',
  'Pets',
  'Books and media',
  'Other',
] as const
export type Industry = (typeof industries)[number]

/** Current version of the Terms of Service and Privacy Policy; stored with each acceptance. */
export const termsVersion = '2026-11-21'
