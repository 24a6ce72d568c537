import { createRootRoute, Outlet } from '@tanstack/react-router'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { Toasts } from '../ui/toasts.tsx'

export const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toasts />
    </>
  ),
  notFoundComponent: () => <LoadingMark />,
})
