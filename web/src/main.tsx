import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { theme } from './lib/theme.ts'
import { catalogues } from './messages/catalogue.ts'

theme.follow()

const page = document.querySelector('#root')
if (!page) throw new Error('index.html has no #root')
createRoot(page).render(<App locale="en" messages={await catalogues.en()} />)
