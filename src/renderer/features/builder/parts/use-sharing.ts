import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../client.ts'
import { confirmToast } from '../../../ui/toast.tsx'
import { useSession } from '../session/use-session.ts'

/** The page gets its own copy of a shared section. What is unsaved goes first, so that the copy has it. */
export function useDetach() {
  const { t } = useTranslation('builder')
  const session = useSession()
  const { site_id, page_id } = session
  return useMutation({
    mutationFn: async (section_id: string) => {
      await session.flush()
      session.take(await call('detach_shared_section', { site_id, page_id, section_id }))
      session.takeShared(await call('list_shared_sections', { site_id }))
    },
    onSuccess: () => confirmToast(t('shared.detached')),
  })
}

/** A section of this page is stored once for the whole site from now on. */
export function useShare() {
  const { t } = useTranslation('builder')
  const session = useSession()
  const { site_id, page_id } = session
  return useMutation({
    mutationFn: async ({ section_id, name }: { section_id: string; name: string }) => {
      await session.flush()
      const made = await call('share_section', { site_id, page_id, section_id, name })
      session.takeShared(await call('list_shared_sections', { site_id }))
      await session.reload()
      return made
    },
    onSuccess: ({ name }) => confirmToast(t('shared.made', { name })),
  })
}
