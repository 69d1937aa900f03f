/** A first request that works as it stands in a terminal. */
export const snippet = (address: string, key: string): string => `curl -H "X-API-Key: ${key}" \\\n  ${address}/articles`

/** What most MCP clients take as the entry of a server over HTTP. */
export const mcpConfig = (address: string, key: string): string =>
  JSON.stringify(
    { mcpServers: { quoin: { type: 'http', url: address, headers: { Authorization: `Bearer ${key}` } } } },
    null,
    2,
  )
