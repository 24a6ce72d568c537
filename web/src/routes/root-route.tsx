import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Announcer } from '../ui/announcer.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { ToastMount } from '../ui/toast-mount.tsx'

export const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <ToastMount />
      <Announcer />
    </>
  ),
  notFoundComponent: () => <LoadingMark />,
})
