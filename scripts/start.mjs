// `npm start` and `npm run dev`. Checks the Node that runs it before anything newer is even read.
import { refuseOldNode } from './node-version.mjs'

if (!refuseOldNode()) void import('./launch.mjs').then(({ launch }) => launch({ dev: process.argv.includes('--dev') }))
