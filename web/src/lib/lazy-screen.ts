import { lazyRouteComponent } from '@tanstack/react-router'
import { loadCode } from './load-code.ts'

/**
 * A screen whose code loads when it is opened. Without a connection, it waits for one: the router would reload the page
 * once, which leaves an offline user nothing but the browser’s own error page.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadCode(load, 1), name)
