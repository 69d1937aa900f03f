/** Endings that no public name server serves. */
const privateEndings = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|corp|private|test|invalid|onion|alt)$/

/** A name of this computer or of a network of one's own; a name without a dot is one too. */
export function isPrivateName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.+$/, '')
  return !name.includes('.') || privateEndings.test(name)
}

/** An address instead of a name, as a URL parser writes it. */
const isAddress = (hostname: string): boolean => hostname.includes(':') || /^(\d{1,3}\.){3}\d{1,3}$/.test(hostname)

/**
 * An address of this computer or of a network of one's own. A first answer for the form; egress checks every address
 * again when it connects.
 */
export function isPrivateAddress(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  if (bare.includes(':')) return !/^[23]/.test(bare)
  return (
    isAddress(bare) &&
    /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(bare)
  )
}
