import type { RetryClass } from '../../core/errors.ts'

export interface Who {
  /** As a sentence names it: `OpenAI`. */
  name: string
  /** Empty when there is no key or it is short. */
  last4: string
  upstream_model: string
}

const KEPT = 'What is written so far is kept.'

const withKey = ({ last4 }: Who): string => (last4 === '' ? 'the key' : `the key ending in ${last4}`)

/** Everything that can go wrong with a call: whether trying again may help, and how it is said. The name is `details[0].code`. */
export const problems = {
  credential_refused: {
    retry: 'permanent',
    message: (who) => `${who.name} refused ${withKey(who)}. Nothing was charged and your brief is saved.`,
  },
  out_of_credit: {
    retry: 'permanent',
    message: ({ name }) => `The account at ${name} has no credit left. ${KEPT} Add credit there, then try again.`,
  },
  provider_refused: {
    retry: 'permanent',
    message: ({ name }) => `${name} declined to write this. ${KEPT} Change the brief and try again.`,
  },
  model_unknown: {
    retry: 'permanent',
    message: ({ name, upstream_model }) =>
      `${name} does not know the model ${upstream_model}. ${KEPT} Choose another one in Settings.`,
  },
  request_refused: {
    retry: 'permanent',
    message: ({ name, upstream_model }) =>
      `${name} did not accept the request for ${upstream_model}. ${KEPT} Check the model in Settings.`,
  },
  address_refused: {
    retry: 'permanent',
    message: ({ name }) => `The address of ${name} cannot be used, so no key left. ${KEPT} Check it in Settings.`,
  },
  certificate: {
    retry: 'permanent',
    message: ({ name }) =>
      `The server of ${name} could not prove who it is, so no key left. ${KEPT} Check its address in Settings.`,
  },
  rate_limited: { retry: 'rate_limited', message: ({ name }) => `${name} asked to slow down. ${KEPT}` },
  provider_failed: { retry: 'retryable', message: ({ name }) => `${name} has a fault at its end. ${KEPT}` },
  timed_out: { retry: 'retryable', message: ({ name }) => `${name} did not answer in time. ${KEPT}` },
  connection_lost: { retry: 'retryable', message: ({ name }) => `The connection to ${name} broke off. ${KEPT}` },
  connection_refused: {
    retry: 'retryable',
    message: ({ name }) => `${name} does not take connections. ${KEPT} Check that the server is running.`,
  },
  broken_answer: { retry: 'retryable', message: ({ name }) => `The answer of ${name} could not be read. ${KEPT}` },
  empty_answer: { retry: 'retryable', message: ({ name }) => `${name} answered without a word. ${KEPT}` },
  offline: { retry: 'offline', message: ({ name }) => `There is no connection to ${name}. ${KEPT}` },
} as const satisfies Record<string, { retry: RetryClass; message: (who: Who) => string }>

export type Problem = keyof typeof problems
