/** The worker thread's file: beside the bundle, or in the source when the host itself runs from source. */
export const workerEntry = (host: string): URL =>
  new URL(host.endsWith('.ts') ? '../workers/worker.ts' : './worker.js', host)
