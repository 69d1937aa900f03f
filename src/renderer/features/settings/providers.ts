import type { ImageProviderName } from '../../../contract/media.ts'
import type { CredentialHolder, ModelRoute, Provider } from '../../../contract/settings.ts'

export const providers: readonly Provider[] = ['openai', 'anthropic', 'google', 'openai-compatible']
export const imageProviders: readonly ImageProviderName[] = ['openai', 'google', 'black-forest-labs']

/** Names of firms are not translated; a compatible server has no name of its own. */
export const providerName = (provider: CredentialHolder, t: (key: string) => string): string =>
  ({
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    google: 'Google',
    'openai-compatible': t('settings:models.compatible'),
    'black-forest-labs': 'Black Forest Labs',
    pexels: 'Pexels',
    unsplash: 'Unsplash',
  })[provider]

/** A server on this computer answers without a network. */
export function isLocal(route: Pick<ModelRoute, 'base_url'>): boolean {
  if (!route.base_url || !URL.canParse(route.base_url)) return false
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/.test(new URL(route.base_url).hostname)
}
