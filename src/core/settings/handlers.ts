import type { settingsOperations } from '../../contract/settings.ts'
import { insertSamples, removeSamples } from '../articles/samples.ts'
import type { Handlers } from '../handler.ts'
import { deleteCredential, listCredentials, saveCredential } from './credentials.ts'
import { listRoutes, resetRoute, saveRoute, showRoute } from './routes.ts'
import { changedGroups, planSettings } from './rules.ts'
import { readSettings, saveSettingsGroup } from './store.ts'
import { testRoute } from './test-route.ts'

export const settingsHandlers: Handlers<typeof settingsOperations> = {
  get_settings: (ctx) => readSettings(ctx.db),

  save_settings: (ctx, patch) =>
    ctx.write(async (tx) => {
      const before = await readSettings(tx.db)
      const after = planSettings(before, patch)
      const changed = changedGroups(before, after)
      for (const group of changed) await saveSettingsGroup(tx.db, group, after[group])
      if (changed.length > 0) tx.emit({ type: 'settings.saved' })
      return after
    }),

  list_model_routes: (ctx) => listRoutes(ctx),

  save_model_route: async (ctx, { key, ...route }) => {
    await ctx.write((tx) => saveRoute(tx, key, route))
    return showRoute(ctx, key)
  },

  reset_model_route: async (ctx, { key }) => {
    await ctx.write((tx) => resetRoute(tx, key))
    return showRoute(ctx, key)
  },

  test_model_route: (ctx, input) => testRoute(ctx, input),

  list_credentials: async (ctx) => ({
    store: await ctx.secrets.retry(),
    credentials: await listCredentials(ctx.db, ctx.secrets),
  }),

  save_credential: (ctx, { provider, secret }) => saveCredential(ctx, provider, secret),

  delete_credential: (ctx, { provider }) => deleteCredential(ctx, provider),

  get_status: (ctx) => {
    const { api, mcp, sites } = ctx.addresses()
    return {
      version: ctx.version,
      api,
      mcp,
      sites,
      data_folder: ctx.folder,
      secrets: ctx.secrets.state(),
      online: ctx.network.online(),
    }
  },

  start_samples: (ctx, { language }) => insertSamples(ctx, language),

  remove_samples: (ctx) => ctx.write((tx) => removeSamples(tx)),
}
