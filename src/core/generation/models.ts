import * as z from 'zod'
import data from '../../../resources/models.json' with { type: 'json' }
import { TextModelKey } from '../../contract/generation.ts'
import { Provider } from '../../contract/settings.ts'
import { isPrivateHost } from '../settings/base-url.ts'

const Model = z.strictObject({
  usd_in: z.number().nonnegative(),
  usd_out: z.number().nonnegative(),
  max_output_tokens: z.int().positive(),
})

const Models = z.strictObject({
  price_date: z.iso.date(),
  providers: z.record(
    Provider,
    z.strictObject({ name: z.string(), origin: z.url().nullable(), base_url: z.url().nullable() }),
  ),
  routes: z.record(
    TextModelKey,
    z.strictObject({
      name: z.string(),
      provider: Provider,
      upstream_model: z.string(),
      tokens_per_second: z.number().positive(),
    }),
  ),
  models: z.record(Provider, z.record(z.string(), Model)),
  tokens_per_word: z.record(z.string(), z.number().positive()).and(z.object({ default: z.number() })),
})

const { price_date, providers, routes, models, tokens_per_word } = Models.parse(data)

/** List price, and the day on which it was read. */
export interface Price {
  usd_per_million_in: number
  usd_per_million_out: number
  price_date: string
}

export interface ShippedRoute {
  key: TextModelKey
  name: string
  provider: Provider
  upstream_model: string
  base_url: null
  /** Speed until one was measured. */
  tokens_per_second: number
}

export interface ProviderInfo {
  /** As a sentence names it: `OpenAI`. */
  name: string
  /** Null where the writer types the address. */
  origin: string | null
  base_url: string | null
}

export const providerInfo = (provider: Provider): ProviderInfo => providers[provider]

export const shippedRoute = (key: TextModelKey): ShippedRoute => ({ key, base_url: null, ...routes[key] })

/**
 * Nothing for a server of the writer's own. A model that is not in the table costs what the shipped route of its
 * provider costs, or the dearest one where there is none: credits protect the bill, so a guess is never too low.
 */
export function priceOf(provider: Provider, upstream_model: string, base_url: string | null): Price {
  if (base_url !== null && isPrivateHost(URL.parse(base_url)?.hostname ?? '')) return priced({ usd_in: 0, usd_out: 0 })
  return priced(find(provider, upstream_model) ?? likely(provider))
}

/** The most a model writes in one answer; null when it is not known. */
export const outputLimit = (provider: Provider, upstream_model: string): number | null =>
  find(provider, upstream_model)?.max_output_tokens ?? null

/** Tokens of a text of this many words. The ratio is that of the language, whatever its region. */
export function tokensFor(words: number, language: string): number {
  const ratio = own(tokens_per_word, language.split('-')[0]!.toLowerCase()) ?? tokens_per_word.default
  return Math.ceil(words * ratio)
}

type Model = z.infer<typeof Model>

const priced = ({ usd_in, usd_out }: Pick<Model, 'usd_in' | 'usd_out'>): Price => ({
  usd_per_million_in: usd_in,
  usd_per_million_out: usd_out,
  price_date,
})

/** Ids are typed by people: `constructor` is none. */
const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** A dated snapshot costs what its model costs; a gateway writes the vendor before the model. */
function find(provider: Provider, upstream_model: string): Model | undefined {
  const id = upstream_model.toLowerCase().replace(/^models\//, '')
  const undated = id.replace(/-(\d{4}-\d{2}-\d{2}|\d{8}|latest)$/, '')
  if (provider !== 'openai-compatible') return own(models[provider], id) ?? own(models[provider], undated)
  const [vendor, model] = undated.split('/')
  const known = Provider.safeParse(vendor)
  return known.success && model !== undefined ? own(models[known.data], model) : undefined
}

function likely(provider: Provider): Model {
  const shipped = Object.values(routes).map((route) => ({
    of: route.provider,
    model: models[route.provider][route.upstream_model]!,
  }))
  return (
    shipped.find(({ of }) => of === provider) ?? shipped.toSorted((a, b) => b.model.usd_out - a.model.usd_out)[0]!
  ).model
}
