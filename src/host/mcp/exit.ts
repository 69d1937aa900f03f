/** As every command of Quoin: 0 ok, 1 failed, 2 usage, 3 no key, 6 the folder is in use. */
export const EXIT = { failed: 1, usage: 2, noKey: 3, inUse: 6 }

/** Ends the process with a code and one line. */
export class ExitError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
