import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { queryClient } from './query.ts'
import { router } from './routes.tsx'
import { SessionGate } from './shell/SessionGate.tsx'
import { LiveRegion } from './ui/announce.tsx'
import { Toasts } from './ui/toast.tsx'
import { TooltipProvider } from './ui/Tooltip.tsx'

export function App({ signedIn }: { signedIn: boolean }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <SessionGate signedIn={signedIn}>
            <RouterProvider router={router} />
          </SessionGate>
          <Toasts />
          <LiveRegion />
        </TooltipProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
