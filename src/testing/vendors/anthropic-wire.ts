import { event, messages, textOf, type Answer, type Body, type Wire } from './wire.ts'

const begin = ({ id, model, usage }: Answer): string[] => [
  event('message_start', {
    message: {
      id: `msg_${id}`,
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: usage?.tokens_in ?? 0, output_tokens: 1 },
    },
  }),
  event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  event('ping', {}),
]

const piece = (text: string): string => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })

const end = ({ usage }: Answer, stop_reason: string): string[] => [
  event('content_block_stop', { index: 0 }),
  event('message_delta', {
    delta: { stop_reason, stop_sequence: null },
    usage: { output_tokens: usage?.tokens_out ?? 0 },
  }),
  event('message_stop', {}),
]

const types: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
}

export const anthropicWire: Wire = {
  provider: 'anthropic',
  base: '/anthropic/v1',
  matches: (path) => path === '/anthropic/v1/messages',
  read: (body) => ({
    model: String(body['model']),
    system: textOf(body['system']),
    prompt: messages(body['messages'], ['user']),
    max_tokens: body['max_tokens'] as number | undefined,
    schema: body['output_format'] ?? ((body['output_config'] as Body | undefined)?.['format'] as unknown),
  }),
  begin,
  piece,
  end: (answer) => end(answer, answer.limit_reached ? 'max_tokens' : 'end_turn'),
  refusal: (answer) => [...begin(answer), ...end(answer, 'refusal')],
  error: (status, code, message) => ({ type: 'error', error: { type: code ?? types[status] ?? 'api_error', message } }),
}
