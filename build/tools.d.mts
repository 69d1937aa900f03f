export const root: string
export function run(
  program: string,
  args: string[],
  options?: { env?: Record<string, string>; stdout?: number },
): boolean
export function build(parts: 'all' | 'core'): void
export function electronRuntime(): string | null
