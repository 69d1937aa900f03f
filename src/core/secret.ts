import { inspect } from 'node:util'

const values = new WeakMap<Secret, string>()

/** A credential that cannot be logged, serialised or printed by accident. Only egress, crypto and keychain code reveals it. */
export class Secret {
  constructor(value: string) {
    values.set(this, value)
  }
  reveal(): string {
    return values.get(this)!
  }
  get last4(): string {
    return this.reveal().slice(-4)
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
