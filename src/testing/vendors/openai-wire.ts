import { event, messages, type Answer, type Body, type Wire } from './wire.ts'

const item = ({ id }: Answer) => ({ output_index: 0, item_id: `msg_${id}`, content_index: 0 })
const response = ({ id, model, usage, limit_reached }: Answer, status: string) => ({
  id: `resp_${id}`,
  object: 'response',
  created_at: 1_795_000_000,
  status,
  model,
  output: [],
  incomplete_details: limit_reached ? { reason: 'max_output_tokens' } : null,
  usage: usage && {
    input_tokens: usage.tokens_in,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: usage.tokens_out,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: usage.tokens_in + usage.tokens_out,
  },
})
const message = (answer: Answer, content: object[], status: string) => ({
  output_index: 0,
  item: { id: `msg_${answer.id}`, type: 'message', status, role: 'assistant', content },
})

const begin = (answer: Answer): string[] => [
  event('response.created', { response: { ...response(answer, 'in_progress'), usage: null } }),
  event('response.output_item.added', message(answer, [], 'in_progress')),
]

/** The Responses API. */
export const openaiWire: Wire = {
  provider: 'openai',
  base: '/openai/v1',
  matches: (path) => path === '/openai/v1/responses',
  read: (body) => ({
    model: String(body['model']),
    system: `${messages(body['input'], ['system', 'developer'])}${typeof body['instructions'] === 'string' ? body['instructions'] : ''}`,
    prompt: messages(body['input'], ['user']),
    max_tokens: body['max_output_tokens'] as number | undefined,
    schema: ((body['text'] as Body | undefined)?.['format'] as Body | undefined)?.['schema'],
  }),
  objection(body) {
    const format = (body['text'] as Body | undefined)?.['format'] as Body | undefined
    return format?.['strict'] === true ? looseness(format['schema']) : null
  },
  begin: (answer) => [
    ...begin(answer),
    event('response.content_part.added', { ...item(answer), part: { type: 'output_text', text: '', annotations: [] } }),
  ],
  piece: (text, answer) => event('response.output_text.delta', { ...item(answer), delta: text, logprobs: [] }),
  end: (answer) => [
    event('response.output_text.done', { ...item(answer), text: answer.text, logprobs: [] }),
    event(
      'response.output_item.done',
      message(answer, [{ type: 'output_text', text: answer.text, annotations: [] }], 'completed'),
    ),
    answer.limit_reached
      ? event('response.incomplete', { response: response(answer, 'incomplete') })
      : event('response.completed', { response: response(answer, 'completed') }),
  ],
  refusal: (answer) => [
    ...begin(answer),
    event('response.refusal.delta', { ...item(answer), delta: answer.text }),
    event('response.refusal.done', { ...item(answer), refusal: answer.text }),
    event('response.output_item.done', message(answer, [{ type: 'refusal', refusal: answer.text }], 'completed')),
    event('response.completed', { response: response(answer, 'completed') }),
  ],
  error: (status, code, text) => ({
    error: {
      message: text,
      type: code ?? (status === 429 ? 'requests' : 'invalid_request_error'),
      param: null,
      code: code ?? null,
    },
  }),
}

/** What strict mode refuses: an object that names not all its properties as required, or allows others. */
function looseness(schema: unknown): string | null {
  if (typeof schema !== 'object' || schema === null) return null
  const { type, properties, required, additionalProperties, items } = schema as Body
  if (type === 'array') return looseness(items)
  if (type !== 'object') return null
  const names = Object.keys(properties ?? {})
  if (additionalProperties !== false)
    return "Invalid schema: 'additionalProperties' is required to be supplied and to be false."
  if (names.some((name) => !(required as string[] | undefined)?.includes(name)))
    return "Invalid schema: 'required' must include every key in properties."
  return (
    Object.values(properties as Body)
      .map(looseness)
      .find((each) => each !== null) ?? null
  )
}
