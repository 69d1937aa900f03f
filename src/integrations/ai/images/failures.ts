import { StudioError } from '../../../core/errors.ts'
import { diagnose } from '../errors.ts'
import { problems, type Problem, type Who } from '../problems.ts'

/** Sent, but no PNG, JPEG or WebP. */
export class NoPicture extends Error {}

const withKey = ({ last4 }: Who): string => (last4 === '' ? 'the key' : `the key ending in ${last4}`)

/** The sentences of the text models speak of what is written; these speak of a picture. */
export const imageSentences: Record<Problem, (who: Who) => string> = {
  credential_refused: (who) =>
    `${who.name} refused ${withKey(who)}. Nothing was charged. Store another key in Settings and try again.`,
  out_of_credit: ({ name }) =>
    `The account at ${name} has no credit left. Nothing was charged. Add credit there, then try again.`,
  provider_refused: ({ name }) =>
    `${name} declined to make this picture. Nothing was saved. Change the prompt and try again.`,
  model_unknown: ({ name, upstream_model }) =>
    `${name} does not know the model ${upstream_model}. Nothing was charged. Choose another one in Settings.`,
  request_refused: ({ name, upstream_model }) =>
    `${name} did not accept the request for ${upstream_model}. Nothing was charged. Check the model in Settings.`,
  address_refused: ({ name }) =>
    `An address that ${name} named cannot be used. Nothing was saved. Check the model in Settings.`,
  certificate: ({ name }) =>
    `The server of ${name} could not prove who it is, so no key left. Check its address in Settings.`,
  rate_limited: ({ name }) => `${name} asked to slow down. Nothing was charged. Try again in a minute.`,
  provider_failed: ({ name }) => `${name} has a fault at its end. No picture was made. Try again.`,
  timed_out: ({ name }) => `${name} did not finish the picture in time. Try again.`,
  connection_lost: ({ name }) => `The connection to ${name} broke off, so the picture did not arrive. Try again.`,
  connection_refused: ({ name }) =>
    `${name} does not take connections. Nothing was charged. Check that the server is running.`,
  broken_answer: ({ name }) => `What ${name} sent is no picture. Nothing was saved. Try again.`,
  empty_answer: ({ name }) => `${name} answered without a picture. Nothing was saved. Try again.`,
  offline: ({ name }) => `There is no connection to ${name}. Nothing was charged.`,
}

/** As for text, but a prompt that the vendor declines is the writer's to change: `validation_error` at `prompt`. */
export function imageFailure(error: unknown, who: Who): StudioError {
  const { problem, ...rest } = diagnose(error)
  const message = imageSentences[problem](who)
  if (problem === 'provider_refused') {
    const details = [{ path: 'prompt', code: 'prompt_refused', message }]
    return new StudioError('validation_error', message, { retry: 'permanent', details, ...rest })
  }
  const { retry } = problems[problem]
  return new StudioError('unavailable', message, { retry, details: [{ path: '', code: problem, message }], ...rest })
}
