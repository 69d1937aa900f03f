import { inspect } from 'node:util'

const values = new WeakMap<Secret, string>()

/** Below this length four characters would say too much. */
const HINTED_LENGTH = 12

/** A credential that cannot be logged, serialised or printed by accident. Only egress, crypto and keychain code reveals it. */
export class Secret {
  constructor(value: string) {
    values.set(this, value)
  }
  reveal(): string {
    return values.get(this)!
  }
  /** Empty for a short secret. */
  get last4(): string {
    const value = this.reveal()
    return value.length < HINTED_LENGTH ? '' : value.slice(-4)
  }
  /** A text of somebody else's in which the secret may have come back. */
  hideIn(text: string): string {
    return text.replaceAll(this.reveal(), '••••')
  }
  toString(): string {
    return '••••'
  }
  toJSON(): string {
    return '••••'
  }
  [inspect.custom](): string {
    return '••••'
  }
}
