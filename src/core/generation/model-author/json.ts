/** The first JSON object in an answer, whatever stands around it: a code fence, a greeting, a remark. Undefined if there is none. */
export function findObject(answer: string): unknown {
  const text = answer.trim()
  const whole = parsed(text)
  if (whole !== undefined) return whole
  // A brace in the greeting is no object; an answer with many of them is no answer.
  for (
    let start = text.indexOf('{'), tries = 0;
    start >= 0 && tries < 20;
    start = text.indexOf('{', start + 1), tries++
  ) {
    const end = endOf(text, start)
    const found = end === -1 ? undefined : parsed(text.slice(start, end + 1))
    if (found !== undefined) return found
  }
  return undefined
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Where the brace at `start` closes; braces inside strings do not count. -1 when it stays open. */
function endOf(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at
  }
  return -1
}
