import {
  Contrast,
  Cpu,
  Gauge,
  Info,
  KeyRound,
  Languages,
  Moon,
  Palette,
  Rows3,
  Settings,
  SlidersHorizontal,
  Sun,
  SunMoon,
} from 'lucide-react'
import { call, type InputOf } from '../../client.ts'
import { registerCommands, type Command } from '../../commands.ts'
import { asFailure } from '../../failure.ts'
import { goTo } from '../../navigate.ts'
import { keyOf, queryClient } from '../../query.ts'
import { failureToast } from '../../ui/toast.tsx'

type Appearance = InputOf<'save_settings'>['appearance']

/** Changes the look at once, from anywhere. */
async function change(appearance: Appearance): Promise<void> {
  try {
    queryClient.setQueryData(keyOf('get_settings', {}), await call('save_settings', { appearance }))
  } catch (error) {
    failureToast(asFailure(error).message)
  }
}

const page = (id: string, icon: Command['icon']): Command => ({
  id: `settings.${id}`,
  title: `settings:command.${id}`,
  group: 'settings',
  icon,
  run: () => goTo({ to: '/settings/{-$page}', params: { page: id } }),
})

const look = (id: string, icon: Command['icon'], appearance: Appearance): Command => ({
  id: `view.${id}`,
  title: `settings:command.${id}`,
  group: 'view',
  icon,
  run: () => change(appearance),
})

registerCommands([
  {
    id: 'settings.open',
    title: 'settings:command.open',
    group: 'settings',
    icon: Settings,
    keys: ['Mod+,'],
    run: () => goTo({ to: '/settings/{-$page}', params: {} }),
  },
  page('general', SlidersHorizontal),
  page('appearance', Palette),
  page('models', Cpu),
  page('api', KeyRound),
  page('plan', Gauge),
  page('about', Info),
  look('theme_system', SunMoon, { theme: 'system' }),
  look('theme_light', Sun, { theme: 'light' }),
  look('theme_dark', Moon, { theme: 'dark' }),
  look('contrast_high', Contrast, { contrast: 'high' }),
  look('contrast_normal', Contrast, { contrast: 'normal' }),
  look('density_comfortable', Rows3, { density: 'comfortable' }),
  look('density_compact', Rows3, { density: 'compact' }),
  ...(['en', 'uk', 'de'] as const).map((language) =>
    look(`language_${language}`, Languages, { ui_language: language }),
  ),
])
