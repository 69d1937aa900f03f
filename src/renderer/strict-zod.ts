import * as z from 'zod'

// Must run before the first schema is made: else zod tries `new Function`, which our content security policy
// refuses and reports. Hence a file of its own, imported first by main.tsx.
z.config({ jitless: true })
