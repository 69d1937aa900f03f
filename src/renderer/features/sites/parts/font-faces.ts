// The other three come with the window. A face is fetched when something is set in it.
import '@fontsource-variable/source-serif-4/index.css'
import '@fontsource-variable/lora/index.css'
import '@fontsource-variable/vollkorn/index.css'
import '@fontsource-variable/alegreya/index.css'
import '@fontsource-variable/golos-text/index.css'
import '@fontsource-variable/montserrat/index.css'
import '@fontsource-variable/rubik/index.css'
import type { FontFamily } from '../../../../site/theme/schema.ts'

/** As a value of `font-family`. */
export const faceOf = (family: FontFamily): string => `'${family} Variable', '${family}', serif`
