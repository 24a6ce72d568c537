// `npm start` and `npm run dev`. Checks the Node version before loading newer syntax.
import { refuseOldNode } from './node-version.mjs'

if (!refuseOldNode()) void import('./launch.mjs').then(({ launch }) => launch({ dev: process.argv.includes('--dev') }))
