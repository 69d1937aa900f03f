let last: Promise<unknown> = Promise.resolve()

/**
 * One at a time: whoever writes a file and then its row, and whoever removes a row and then its file. Side by side they
 * could leave a row without a file. The data folder is open in this process alone.
 */
export function aloneWithFiles<T>(act: () => Promise<T>): Promise<T> {
  const turn = last.then(act)
  last = turn.catch(() => {})
  return turn
}
