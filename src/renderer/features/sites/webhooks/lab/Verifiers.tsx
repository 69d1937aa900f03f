import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeBlock } from '../../../../ui/CodeBlock.tsx'
import { Block } from '../../parts/Block.tsx'
import { Segments } from '../../parts/Segments.tsx'
import { verifier, verifierLanguages, type VerifierLanguage } from './verifiers.ts'

/** Complete functions to copy into a receiver. */
export function Verifiers() {
  const { t } = useTranslation('site-tools')
  const [language, setLanguage] = useState<VerifierLanguage>('Node')
  return (
    <Block title={t('lab.verify.title')} hint={t('lab.verify.body')}>
      <Segments
        label={t('lab.verify.language')}
        value={language}
        onChange={setLanguage}
        options={verifierLanguages.map((value) => ({ value, label: value }))}
        className="-ml-3"
      />
      <CodeBlock text={verifier(language)} label={language} />
    </Block>
  )
}
