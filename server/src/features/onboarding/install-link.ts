import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** The three encrypted parameters of an install link. */
export interface ShopLink {
  shop: string
  sessionId: string
  accessToken: string
}

/** What sign-up needs from the shop of an install link; injected by app.ts. */
export interface InstallLink {
  /** Checks that the parameters are ours, of one install, and fresh; throws an AppError if not. */
  open(services: Services, link: ShopLink): Promise<{ installId: string }>
  /** Makes the install a connection of the brand, in the company's transaction. */
  claim(
    tx: Tx,
    services: Services,
    to: { installId: string; companyId: string; brandId: string; userId: string },
  ): Promise<void>
}
