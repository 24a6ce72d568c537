import { byId } from './dom.js'

/** The app store's Install link of the open shop, and in the header that of the first shop without the app. */
export function showInstall({ shops, consoleUrl }, shopShown) {
  const free = consoleUrl === null ? [] : shops.filter(({ sells, installed }) => sells && !installed)
  const open = free.find(({ shop }) => shop === shopShown?.shop)
  byId('install').hidden = !open
  if (open) byId('install').href = storeLink(open)
  byId('sign-up').hidden = free.length === 0
  if (free.length === 0) return
  byId('sign-up').href = storeLink(free[0])
  byId('sign-up').title = `Installs Bizamply in ${free[0].name}, a shop without it`
}

const storeLink = ({ shop }) => `/_/appstore?shop=${encodeURIComponent(shop)}`
