import type { Credential } from '../../contract/settings.ts'
import { CredentialHolder } from '../../contract/settings.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import { invalidField } from '../errors.ts'
import { Secret } from '../secret.ts'
import type { Secrets } from '../secrets.ts'
import { tickOnboarding } from './onboarding.ts'

/** Their keys open no model. */
const archives: readonly CredentialHolder[] = ['pexels', 'unsplash']

export const credentialName = (provider: CredentialHolder): string => `provider:${provider}`

export async function listCredentials(db: ReadDb, secrets: Secrets): Promise<Credential[]> {
  const hints = await secrets.hints(db)
  return CredentialHolder.options.map((provider) => {
    const hint = hints.get(credentialName(provider))
    return { provider, stored: hint !== undefined, last4: hint || null }
  })
}

export async function saveCredential(ctx: Context, provider: CredentialHolder, text: string): Promise<Credential> {
  // A sign that no header can hold would come back in the error of whatever refuses it.
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw invalidField(
      'secret',
      'not_a_key',
      'Nothing was stored. A key is one line of letters, digits and signs. Copy it again from the provider.',
    )
  }
  const secret = new Secret(text)
  await ctx.secrets.retry()
  await ctx.write(async (tx) => {
    await ctx.secrets.save(tx.db, credentialName(provider), secret)
    if (!archives.includes(provider)) await tickOnboarding(tx, 'model')
    tx.emit({ type: 'credentials.saved' })
  })
  return { provider, stored: true, last4: secret.last4 || null }
}

/** Works with a locked store too: when the last secret is gone, a store whose key was lost begins anew. */
export async function deleteCredential(ctx: Context, provider: CredentialHolder): Promise<Credential> {
  const name = credentialName(provider)
  await ctx.write(async (tx) => {
    if (!(await ctx.secrets.hints(tx.db)).has(name)) return
    await ctx.secrets.forget(tx.db, name)
    tx.emit({ type: 'credentials.saved' })
  })
  await ctx.secrets.startAnew()
  return { provider, stored: false, last4: null }
}
