import { StudioError } from '../errors.ts'

/** Of one thing, when nobody can tell what became of the first call. */
export const CALLS_IN_DOUBT = 2

const doubtful = ['timed_out', 'connection_lost', 'broken_answer']

/** Whether the vendor may have done the work, and may charge for it, though it did not arrive. */
export const inDoubt = (error: unknown): error is StudioError =>
  error instanceof StudioError && doubtful.includes(error.details?.[0]?.code ?? '')

/** The same failure, and no further call. */
export const forGood = (error: StudioError): StudioError =>
  new StudioError(error.code, `${error.message} It was asked for twice, so look at your bill there first.`, {
    cause: error,
    ...(error.details && { details: error.details }),
  })
