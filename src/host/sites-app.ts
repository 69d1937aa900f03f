import { Hono } from 'hono'

/** What the second listener answers at an address that belongs to no site. It never has API routes. */
export function createSitesApp(): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
  })
  app.notFound((c) => c.text('There is no site at this address.', 404))
  return app
}
