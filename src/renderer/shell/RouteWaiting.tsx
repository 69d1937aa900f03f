import { Skeleton } from '../ui/Skeleton.tsx'

export const RouteWaiting = () => (
  <main id="main" tabIndex={-1} className="flex-1 px-6 py-18 outline-none">
    <Skeleton rows={6} />
  </main>
)
