import * as z from 'zod'
import { operation } from './operation.ts'
import { TextModelKey } from './generation.ts'
import { BulkResult, LanguageCode } from './values.ts'

export const UiLanguage = z.enum(['en', 'uk', 'de'])
export type UiLanguage = z.infer<typeof UiLanguage>

/** One group a screen; each group is stored whole. */
export const Settings = z.object({
  general: z.object({
    workspace_name: z.string().max(120),
    email: z.string().max(254),
    language: LanguageCode.meta({ description: 'Language of new articles' }),
  }),
  appearance: z.object({
    theme: z.enum(['system', 'light', 'dark']),
    contrast: z.enum(['system', 'normal', 'high']),
    density: z.enum(['comfortable', 'compact']),
    ui_language: UiLanguage,
    reading_font: z.enum(['literata', 'inter']),
  }),
  plan: z.object({ name: z.enum(['starter', 'pro', 'studio']) }),
  limits: z.object({
    requests_per_minute: z
      .int()
      .min(1)
      .max(1_000_000)
      .meta({ description: 'Requests a minute that one API key may make' }),
  }),
  onboarding: z.object({
    welcomed: z.boolean(),
    dismissed: z.boolean(),
    done: z.array(z.enum(['write', 'restore_version', 'generate', 'theme', 'model', 'api_key'])),
  }),
})
export type Settings = z.infer<typeof Settings>
export type OnboardingStep = Settings['onboarding']['done'][number]

export const Provider = z.enum(['openai', 'anthropic', 'google', 'openai-compatible'])
export type Provider = z.infer<typeof Provider>

/** Whose keys are stored: writers of text, makers of images, and archives of photographs. */
export const CredentialHolder = z.enum([...Provider.options, 'black-forest-labs', 'pexels', 'unsplash'])
export type CredentialHolder = z.infer<typeof CredentialHolder>

/** What a public model key means in this workspace. */
export const ModelRoute = z.object({
  key: TextModelKey,
  name: z.string(),
  provider: Provider,
  upstream_model: z.string(),
  base_url: z.string().nullable(),
  ready: z.boolean().meta({ description: 'A credential is stored, or the server needs none' }),
  changed: z.boolean().meta({ description: 'Differs from the shipped route' }),
  usd_per_million_in: z.number(),
  usd_per_million_out: z.number(),
  price_date: z.string(),
})
export type ModelRoute = z.infer<typeof ModelRoute>

export const Credential = z.object({
  provider: CredentialHolder,
  stored: z.boolean(),
  last4: z.string().nullable(),
})
export type Credential = z.infer<typeof Credential>

/** Where secrets are kept: the OS keychain, a passphrase, this run's memory; or the keychain does not open. */
export const SecretStoreState = z.enum(['keychain', 'safe_storage', 'passphrase', 'memory', 'locked'])
export type SecretStoreState = z.infer<typeof SecretStoreState>

const routeFields = {
  provider: Provider,
  upstream_model: z.string().trim().min(1).max(120),
  base_url: z.url().max(500).nullable().default(null),
}

export const settingsOperations = {
  get_settings: operation({
    http: 'GET /settings',
    area: 'Settings',
    summary: 'All settings.',
    scope: 'studio',
    input: z.strictObject({}),
    output: Settings,
  }),

  save_settings: operation({
    http: 'PATCH /settings',
    area: 'Settings',
    summary: 'Change settings; only passed fields change.',
    scope: 'studio',
    input: z.strictObject({
      general: z.strictObject(Settings.shape.general.partial().shape).optional(),
      appearance: z.strictObject(Settings.shape.appearance.partial().shape).optional(),
      plan: z.strictObject(Settings.shape.plan.partial().shape).optional(),
      limits: z.strictObject(Settings.shape.limits.partial().shape).optional(),
      onboarding: z.strictObject(Settings.shape.onboarding.partial().shape).optional(),
    }),
    output: Settings,
  }),

  list_model_routes: operation({
    http: 'GET /models/routes',
    area: 'Settings',
    summary: 'What each public model key means here.',
    scope: 'studio',
    input: z.strictObject({}),
    output: z.array(ModelRoute),
  }),

  save_model_route: operation({
    http: 'PUT /models/routes/{key}',
    area: 'Settings',
    summary: 'Point a public model key at another provider, model or server.',
    scope: 'studio',
    input: z.strictObject({ key: TextModelKey, ...routeFields }),
    output: ModelRoute,
  }),

  reset_model_route: operation({
    http: 'DELETE /models/routes/{key}',
    area: 'Settings',
    summary: 'Go back to the shipped route.',
    scope: 'studio',
    input: z.strictObject({ key: TextModelKey }),
    output: ModelRoute,
  }),

  test_model_route: operation({
    http: 'POST /models/routes/{key}/test',
    area: 'Settings',
    summary: 'Make one small real call over a route and say what came back.',
    scope: 'studio',
    input: z.strictObject({ key: TextModelKey }),
    output: z.object({
      ok: z.boolean(),
      message: z.string(),
      answer: z.string(),
      milliseconds: z.int(),
      usd: z.number(),
    }),
  }),

  list_credentials: operation({
    http: 'GET /credentials',
    area: 'Settings',
    summary: 'Which providers have a stored key. Keys themselves never leave the core.',
    scope: 'studio',
    input: z.strictObject({}),
    output: z.object({ store: SecretStoreState, credentials: z.array(Credential) }),
  }),

  save_credential: operation({
    http: 'PUT /credentials/{provider}',
    area: 'Settings',
    summary: "Store a provider's key, encrypted.",
    scope: 'studio',
    input: z.strictObject({ provider: CredentialHolder, secret: z.string().trim().min(1).max(1_000) }),
    output: Credential,
  }),

  delete_credential: operation({
    http: 'DELETE /credentials/{provider}',
    area: 'Settings',
    summary: "Forget a provider's key.",
    scope: 'studio',
    input: z.strictObject({ provider: CredentialHolder }),
    output: Credential,
  }),

  get_status: operation({
    http: 'GET /status',
    area: 'Studio',
    summary: 'The running studio: version, addresses, where secrets live, whether there is a network.',
    scope: 'studio',
    input: z.strictObject({}),
    output: z.object({
      version: z.string(),
      api: z.string(),
      mcp: z.string(),
      sites: z.string(),
      data_folder: z.string(),
      secrets: SecretStoreState,
      online: z.boolean(),
    }),
  }),

  start_samples: operation({
    http: 'POST /samples',
    area: 'Studio',
    summary: 'Put the three labelled sample articles into the library, in the language of the interface.',
    scope: 'studio',
    input: z.strictObject({ language: UiLanguage }),
    output: BulkResult,
  }),

  remove_samples: operation({
    http: 'POST /samples/remove',
    area: 'Studio',
    summary: 'Move the sample articles to the trash.',
    scope: 'studio',
    input: z.strictObject({}),
    output: BulkResult,
  }),
}
