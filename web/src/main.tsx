import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { csrf } from './lib/csrf.ts'
import { density } from './lib/density.ts'
import { loadPartsWhenIdle } from './lib/lazy-part.ts'
import { theme } from './lib/theme.ts'
import { loadMessages } from './messages/load-messages.ts'
import { openEarly } from './routes/open-early.ts'
import { newRouter } from './routes/routes.tsx'

theme.follow()
density.follow()
// Fetched at startup if no cookie holds a token; if that fails, the first write fetches it again.
csrf.get().catch(() => null)

const page = document.querySelector('#root')
if (!page) throw new Error('index.html has no #root')
const router = newRouter()
const messages = loadMessages('en')
openEarly(router)
loadPartsWhenIdle()
createRoot(page).render(<App router={router} locale="en" messages={await messages} />)
