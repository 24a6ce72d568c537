import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** The three sealed parameters that an installed shop brings. */
export interface ShopLink {
  shop: string
  sessionId: string
  accessToken: string
}

/** What joining needs of the shop that brought somebody; app.ts hands it in. */
export interface InstallLink {
  /** Whether the three are ours, of one install, and not too old; an AppError when they aren't. */
  open(services: Services, link: ShopLink): Promise<{ installId: string }>
  /** Makes the install the brand's connection, in the company's transaction. */
  claim(
    tx: Tx,
    services: Services,
    to: { installId: string; companyId: string; brandId: string; userId: string },
  ): Promise<void>
}
