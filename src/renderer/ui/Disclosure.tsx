import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** More, for those who ask for it. */
export const Disclosure = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <details className="group text-dense">
    <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-mark text-muted hover:text-ink">
      <Icon icon={ChevronRight} className="transition-transform duration-120 group-open:rotate-90" />
      {label}
    </summary>
    {children}
  </details>
)
