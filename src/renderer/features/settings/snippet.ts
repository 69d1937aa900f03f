/** A first request that works as it stands in a terminal. */
export const snippet = (address: string, key: string): string => `curl -H "X-API-Key: ${key}" \\\n  ${address}/articles`
