import page from '../../../../../../docs/webhooks.md?raw'

export const verifierLanguages = ['Node', 'Python', 'PHP', 'Go'] as const
export type VerifierLanguage = (typeof verifierLanguages)[number]

/** The code under a heading of the page about webhooks: what is shown is what the build has tested. */
export function verifierIn(text: string, language: VerifierLanguage): string {
  const part = text.split(/^### /m).find((each) => each.startsWith(`${language}\n`)) ?? ''
  return /```\w+\n([^]*?)\n```/.exec(part)?.[1] ?? ''
}

export const verifier = (language: VerifierLanguage): string => verifierIn(page, language)
