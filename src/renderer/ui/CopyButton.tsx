import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from './announce.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

const SHOWN_MS = 1_500

export interface CopyButtonProps {
  text: string
  /** With a label it is a button with words, else an icon. */
  label?: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('ui')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    announce(t('copied'))
  }
  const icon = copied ? Check : Copy
  if (!label) return <IconButton icon={icon} label={copied ? t('copied') : t('copy')} onClick={() => void copy()} />
  return (
    <Button icon={icon} onClick={() => void copy()}>
      {copied ? t('copied') : label}
    </Button>
  )
}
