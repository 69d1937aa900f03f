import { inspect } from 'node:util'

const values = new WeakMap<Secret, string>()

/** Below this length four characters would say too much. */
const HINTED_LENGTH = 12

/** Fewer characters from the beginning of a credential say nothing: kinds of keys begin alike. */
const TELLING_LENGTH = 8

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
    const value = this.reveal()
    const hidden = text.replaceAll(value, '••••')
    // A text that was cut may end in the middle of it.
    for (let kept = value.length - 1; kept >= TELLING_LENGTH; kept--) {
      if (hidden.endsWith(value.slice(0, kept))) return `${hidden.slice(0, -kept)}••••`
    }
    return hidden
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
