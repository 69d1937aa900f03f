import type { Provider } from '../../contract/settings.ts'
import { StudioError } from '../../core/errors.ts'
import { outputLimit, providerInfo } from '../../core/generation/models.ts'
import type { TextCall, TextProvider, TextRoute } from '../../core/generation/text-provider.ts'
import type { Egress } from '../../egress/egress.ts'
import { anthropic } from './anthropic.ts'
import { isRefusedRequest, providerFailure } from './errors.ts'
import { google } from './google.ts'
import { openaiCompatible } from './openai-compatible.ts'
import { openai } from './openai.ts'
import type { Who } from './problems.ts'
import { streamCall } from './stream.ts'
import type { Vendor } from './vendor.ts'

const vendors: Record<Provider, Vendor> = { openai, anthropic, google, 'openai-compatible': openaiCompatible }

/** A text model of one of the four vendors, through egress and nothing else. */
export function openProvider(egress: Egress, route: TextRoute): TextProvider {
  const { provider, upstream_model, credential } = route
  const base_url = addressOf(route)
  const vendor = vendors[provider]
  const fetch = egress.for({
    policy: 'provider',
    origins: [new URL(base_url).origin],
    // Typed by the writer: it may be a server of their own network.
    local: route.base_url !== null,
    ...(credential && { credential: { ...vendor.credential, secret: credential } }),
  })
  const model = vendor.open({ upstream_model, base_url, fetch })
  const who: Who = { name: nameOf(provider, base_url), last4: credential?.last4 ?? '', upstream_model }
  const output_limit = outputLimit(provider, upstream_model)
  let structured = true

  async function* attempt(call: TextCall) {
    if (!call.schema || !structured || provider !== 'openai-compatible')
      return yield* streamCall(model, call, { output_limit, structured })
    try {
      return yield* streamCall(model, call, { output_limit, structured })
    } catch (error) {
      // Nothing was written yet, so nothing is bought twice. The prompt asks for JSON in words as well.
      if (!isRefusedRequest(error)) throw error
      const usage = yield* streamCall(model, call, { output_limit, structured: false })
      structured = false
      return usage
    }
  }

  return {
    async *stream(call) {
      try {
        return yield* attempt(call)
      } catch (error) {
        call.signal.throwIfAborted()
        throw providerFailure(error, who)
      }
    },
  }
}

function addressOf({ provider, base_url }: TextRoute): string {
  const address = base_url ?? providerInfo(provider).base_url
  if (address !== null) return address
  throw new StudioError('unavailable', 'This route has no address yet. Type the address of the server in Settings.')
}

/** A server of the writer's own has no better name than its address. */
const nameOf = (provider: Provider, base_url: string): string =>
  provider === 'openai-compatible' ? new URL(base_url).host : providerInfo(provider).name
