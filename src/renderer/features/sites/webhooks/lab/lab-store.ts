import { create } from 'zustand'
import type { LabDelivery } from '../../../../../contract/webhook-lab.ts'

export interface Inspected {
  headers: string
  body: string
  secret: string
}

const nothing: Inspected = { headers: '', body: '', secret: '' }

/** What lies in the inspector. In memory alone: a secret is pasted here. */
export const useInspected = create<{ wish: Inspected }>(() => ({ wish: nothing }))

export const inspect = (change: Partial<Inspected>): void =>
  useInspected.setState(({ wish }) => ({ wish: { ...wish, ...change } }))

/** Hands a delivery of the lab to the inspector, as it was received. */
export const inspectDelivery = ({ headers, body, secret }: LabDelivery): void =>
  inspect({ headers: headers.map(({ name, value }) => `${name}: ${value}`).join('\n'), body, secret })

export const clearInspected = (): void => useInspected.setState({ wish: nothing })
