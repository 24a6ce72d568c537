import { AppError } from '../../errors.ts'
import { inside, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { claimInstall, openShopLink, type ShopLink } from './install-shop.ts'

/** How a shop that installed our app reaches the user who signs up. */
export const installLink = {
  open: async (services: Services, link: ShopLink): Promise<{ installId: string }> => {
    const opened = openShopLink(services, link)
    if (!opened) throw new AppError('SHOP_LINK_INVALID')
    return opened
  },
  claim: async (
    tx: Tx,
    services: Services,
    to: { installId: string; companyId: string; brandId: string; userId: string },
  ): Promise<void> => {
    const actor = { userId: to.userId, email: '', name: '', role: 'user', memberRole: 'admin' } as const
    await claimInstall(tx, inside(services, { ...to, publicId: '', actor }), to.installId)
  },
}
