import type { SignUpForm } from '@bizamply/contract/sign-up-form'
import { api } from '../../../lib/call.ts'
import { codeSent } from '../../../lib/code-sent.ts'
import { session } from '../../../lib/session.ts'
import type { ShopLink } from './shop-link.ts'

/** Makes user, company and brand in one call; the guards then lead to the verification. */
export async function register(form: SignUpForm, link: ShopLink): Promise<void> {
  const { email, password, firstName, lastName, companyName, brandName } = form
  const shop = {
    shop: link.shop,
    shopifySessionId: link.shopify_session_id,
    shopifyAccessToken: link.shopify_access_token,
  }
  const name = `${firstName} ${lastName}`
  const answer = await api.auth.signup({ email, password, name, firstName, lastName, companyName, brandName, ...shop })
  codeSent.now(answer.user.email)
  session.signedIn(answer, true)
}
