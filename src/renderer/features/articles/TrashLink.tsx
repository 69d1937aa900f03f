import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format.ts'
import { useOperation } from '../../query.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** The way to the trash, with how many articles lie in it. */
export function TrashLink() {
  const { t } = useTranslation('articles')
  const format = useFormats()
  const trashed = useOperation('get_library_counts', {}).data?.trashed ?? 0
  return (
    <Link to="/trash" className={buttonClass('bare')}>
      <Icon icon={Trash2} />
      {t('trash.title')}
      {trashed > 0 && <span className="nums text-faint">{format.number(trashed)}</span>}
    </Link>
  )
}
