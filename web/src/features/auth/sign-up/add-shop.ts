import type { User } from '@bizamply/contract/auth'
import { api } from '../../../lib/call.ts'
import { session } from '../../../lib/session.ts'
import { signUpDraft } from './draft.ts'
import type { ShopLink } from './shop-link.ts'

/** Creates the brand for this shop, and a company if the signed-in user has none. */
export async function addShop(
  user: User,
  { companyName, brandName }: { companyName: string; brandName: string },
  link: ShopLink,
): Promise<void> {
  const { firstName, lastName, email } = user
  const shopify = {
    shop: link.shop,
    shopifySessionId: link.shopify_session_id,
    shopifyAccessToken: link.shopify_access_token,
  }
  await api.onboarding.submitUser({
    company: companyName,
    brands: [{ brandName, shopify }],
    personalInfo: { firstName, lastName, email },
    isUpdate: user.companyName !== null,
  })
  signUpDraft.forget()
  await session.check()
}
