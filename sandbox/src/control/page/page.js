import { refreshAdmin, startAdmin } from './admin.js'
import { byId, toast } from './dom.js'
import { showInstall } from './install.js'
import { showMailbox, startMailbox } from './mailbox.js'
import { showFaultPanel, startFaultPanel } from './fault-panel.js'
import { showActivity } from './activity.js'
import { showHandset, startHandset } from './handset.js'
import { startShoppers } from './shoppers.js'
import { showSocial, startSocial } from './social.js'
import { shopShown, showStorefront, startStorefront } from './storefront.js'
import { showTabs, startTabs } from './tabs.js'
import { ask, follow } from './api.js'

/** Milliseconds by which the sandbox's clock is ahead of the browser's. */
let ahead = 0

startShoppers()
startStorefront()
startAdmin(shopShown)
startSocial()
startHandset()
startMailbox()
startFaultPanel()
startTabs()
startClock()
for (const button of document.querySelectorAll('dialog [data-close]')) {
  button.addEventListener('click', () => button.closest('dialog').close())
}

async function show(state) {
  setClock(state.now)
  showConsole(state.consoleUrl)
  showMailbox(state)
  showFaultPanel(state)
  showActivity(state)
  showTabs(state)
  await Promise.all([showStorefront(state), showSocial(state), showHandset(state), refreshAdmin()])
  showInstall(state, shopShown())
}

function showConsole(address) {
  byId('console').hidden = address === null
  if (address !== null) byId('console').href = address
}

function setClock(now) {
  ahead = new Date(now).getTime() - Date.now()
  tick()
}

function startClock() {
  setInterval(tick, 1000)
  for (const button of document.querySelectorAll('[data-advance]')) {
    button.addEventListener('click', () => void advance(button.dataset.advance).catch((error) => toast(error.message)))
  }
}

async function advance(duration) {
  const { data } = await ask('POST', 'clock', { advance: duration })
  if (data.product !== 'moved') toast(`Only the sandbox’s clock moved. The console’s clock: ${data.product}.`)
}

function tick() {
  const now = new Date(Date.now() + ahead)
  const day = now.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
  byId('now').textContent =
    `${day.replace(',', '')} ${now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
  byId('now').dateTime = now.toISOString()
}

await follow(show, (isLost) => (byId('lost').hidden = !isLost))
