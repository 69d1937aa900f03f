import { data, messages, textOf, type Answer, type Body, type Wire } from './wire.ts'

const METHOD = /^\/google\/v1beta\/models\/([^/:]+):streamGenerateContent$/

const chunk = ({ id, model, usage }: Answer, candidate: object): string =>
  data({
    candidates: [{ index: 0, ...candidate }],
    ...(usage && {
      usageMetadata: {
        promptTokenCount: usage.tokens_in,
        candidatesTokenCount: usage.tokens_out,
        totalTokenCount: usage.tokens_in + usage.tokens_out,
      },
    }),
    modelVersion: model,
    responseId: id,
  })

const parts = (text: string) => ({ content: { role: 'model', parts: [{ text }] } })

const statuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
}

export const googleWire: Wire = {
  provider: 'google',
  base: '/google/v1beta',
  matches: (path) => METHOD.test(path),
  read(body, path) {
    const config = (body['generationConfig'] ?? {}) as Body
    return {
      model: path.match(METHOD)?.[1] ?? '',
      system: textOf(body['systemInstruction']),
      prompt: messages(body['contents'], ['user']),
      max_tokens: config['maxOutputTokens'] as number | undefined,
      schema: config['responseSchema'] ?? config['responseJsonSchema'],
    }
  },
  begin: () => [],
  piece: (text, answer) => chunk({ ...answer, usage: null }, parts(text)),
  end: (answer) => [chunk(answer, { ...parts(''), finishReason: answer.limit_reached ? 'MAX_TOKENS' : 'STOP' })],
  refusal: (answer) => [chunk(answer, { content: { role: 'model', parts: [] }, finishReason: 'SAFETY' })],
  error: (status, code, message) => ({
    error: {
      code: status,
      message,
      status: statuses[status] ?? 'INTERNAL',
      ...(code && { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: code }] }),
    },
  }),
}
