import { data, messages, type Answer, type Body, type Wire } from './wire.ts'

const chunk = ({ id, model }: Answer, rest: object): string =>
  data({ id: `chatcmpl-${id}`, object: 'chat.completion.chunk', created: 1_795_000_000, model, ...rest })

const choice = (delta: object, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason }],
})

const end = (answer: Answer, finish_reason: string): string[] => [
  chunk(answer, choice({}, finish_reason)),
  ...(answer.usage
    ? [
        chunk(answer, {
          choices: [],
          usage: {
            prompt_tokens: answer.usage.tokens_in,
            completion_tokens: answer.usage.tokens_out,
            total_tokens: answer.usage.tokens_in + answer.usage.tokens_out,
          },
        }),
      ]
    : []),
  'data: [DONE]\n\n',
]

/** Chat completions, as local servers and gateways speak them. */
export const compatibleWire: Wire = {
  provider: 'openai-compatible',
  base: '/compatible/v1',
  matches: (path) => path === '/compatible/v1/chat/completions',
  read: (body) => ({
    model: String(body['model']),
    system: messages(body['messages'], ['system']),
    prompt: messages(body['messages'], ['user']),
    max_tokens: body['max_tokens'] as number | undefined,
    schema: ((body['response_format'] as Body | undefined)?.['json_schema'] as Body | undefined)?.['schema'],
  }),
  begin: (answer) => [chunk(answer, choice({ role: 'assistant', content: '' }))],
  piece: (text, answer) => chunk(answer, choice({ content: text })),
  end: (answer) => end(answer, answer.limit_reached ? 'length' : 'stop'),
  refusal: (answer) => [chunk(answer, choice({ role: 'assistant', content: '' })), ...end(answer, 'content_filter')],
  error: (status, code, message) => ({
    error: { message, type: code ?? (status >= 500 ? 'server_error' : 'invalid_request_error'), code: code ?? null },
  }),
}
