import './styles/base.css'
import * as z from 'zod'
import { applyLook, rememberedLook } from './look.ts'

// Before the first paint, so that no other theme flashes.
applyLook(rememberedLook())

// Before the first schema is made, which is why the rest of the window comes by `import()`: zod would else try
// `new Function`, which our content security policy refuses and reports.
z.config({ jitless: true })

const { start } = await import('./start.tsx')
await start(document.getElementById('root')!)
