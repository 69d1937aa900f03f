import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { IconButton } from '../../../ui/IconButton.tsx'

interface Said {
  /** The run beside which it was said; null as long as it has not been said on this computer. */
  beside: string | null
  over: boolean
}

const useSaid = create<Said>()(persist((): Said => ({ beside: null, over: false }), { name: 'quoin.safe-to-leave' }))

/** Said once: beside the first run, and never again. */
export function SafeToLeave({ job_id }: { job_id: string }) {
  const { t } = useTranslation('generation')
  const { beside, over } = useSaid()
  useEffect(() => {
    if (useSaid.getState().beside === null) useSaid.setState({ beside: job_id })
  }, [job_id])
  if (over || (beside !== null && beside !== job_id)) return null
  return (
    <p className="flex items-start gap-2 text-dense text-pretty text-muted">
      <span className="flex-1">{t('safe_to_leave')}</span>
      <IconButton
        icon={X}
        label={t('understood')}
        className="-mt-1.5 -mr-2"
        onClick={() => useSaid.setState({ over: true })}
      />
    </p>
  )
}
