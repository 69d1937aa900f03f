import { LookArt } from '../parts/LookArt.tsx'
import { lookOf, pictureOf, useTemplateSource } from './sources.ts'

export interface TemplatePictureProps {
  template: string
  locale: string
  mode?: 'light' | 'dark'
  className: string
}

/** The home page of a template: its picture, or a drawing in its colours with its first words. */
export function TemplatePicture({ template, locale, mode, className }: TemplatePictureProps) {
  const picture = pictureOf(template, locale)
  const source = useTemplateSource(template)
  if (picture) return <img src={picture} alt="" className={`object-cover object-top ${className}`} />
  if (!source) return <span className={`block bg-sunken ${className}`} />
  const content = source.content[locale] ?? source.content.en
  return (
    <LookArt
      look={lookOf(source)}
      mode={mode}
      heading={content?.pages[0]?.title ?? ''}
      language={locale}
      className={className}
    />
  )
}
