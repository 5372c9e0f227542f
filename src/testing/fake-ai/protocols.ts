import type { FakeCall } from './read-call.ts';

/** An answer before it is written in a protocol. */
export type FakeAnswer = {
  text: string;
  end: 'stop' | 'length' | 'refusal';
  /** Undefined: the server does not tell. */
  tokens: { input: number; output: number } | undefined;
  thoughts?: string | undefined;
};

/** The events of a stream, as texts to write one after the other. */
export function streamOf(call: FakeCall, answer: FakeAnswer): string[] {
  return call.protocol === 'openai' ? openAiStream(call, answer) : anthropicStream(call, answer);
}

export function bodyOf(call: FakeCall, answer: FakeAnswer): unknown {
  return call.protocol === 'openai' ? openAiBody(call, answer) : anthropicBody(call, answer);
}

export const errorBody = (protocol: FakeCall['protocol'], message: string): unknown =>
  protocol === 'openai'
    ? { error: { message, type: 'fake_error', code: null } }
    : { type: 'error', error: { type: 'fake_error', message } };

/** A few words at a time, with tags and links cut in two. */
export const cutUp = (text: string): string[] => text.match(/[\s\S]{1,12}/g) ?? [];

const openAiEnds = { stop: 'stop', length: 'length', refusal: 'content_filter' } as const;
const anthropicEnds = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' } as const;

const openAiUsage = ({ tokens }: FakeAnswer) =>
  tokens && {
    usage: {
      prompt_tokens: tokens.input,
      completion_tokens: tokens.output,
      total_tokens: tokens.input + tokens.output,
    },
  };

function openAiStream({ model, tool }: FakeCall, answer: FakeAnswer): string[] {
  const event = (delta: object, finish: string | null, more: object = {}) =>
    `data: ${JSON.stringify({
      ...{ id: 'fake', object: 'chat.completion.chunk', created: 1, model },
      ...{ choices: [{ index: 0, delta, finish_reason: finish }], ...more },
    })}\n\n`;
  const deltas = tool
    ? [
        {
          tool_calls: [
            { index: 0, id: 'call', type: 'function', function: { name: tool.name, arguments: answer.text } },
          ],
        },
      ]
    : cutUp(answer.text).map((content) => ({ content }));
  return [
    event({ role: 'assistant', content: '' }, null),
    ...cutUp(answer.thoughts ?? '').map((thought) => event({ reasoning_content: thought }, null)),
    ...deltas.map((delta) => event(delta, null)),
    event({}, tool ? 'tool_calls' : openAiEnds[answer.end], openAiUsage(answer)),
    'data: [DONE]\n\n',
  ];
}

function openAiBody({ model, tool }: FakeCall, answer: FakeAnswer): unknown {
  const message = tool
    ? {
        role: 'assistant',
        tool_calls: [{ id: 'call', type: 'function', function: { name: tool.name, arguments: answer.text } }],
      }
    : { role: 'assistant', content: answer.text };
  return {
    ...{ id: 'fake', object: 'chat.completion', created: 1, model },
    choices: [{ index: 0, message, finish_reason: tool ? 'tool_calls' : openAiEnds[answer.end] }],
    ...openAiUsage(answer),
  };
}

function anthropicStream({ model, tool }: FakeCall, answer: FakeAnswer): string[] {
  const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
  const start = tool ? { type: 'tool_use', id: 'call', name: tool.name, input: {} } : { type: 'text', text: '' };
  const delta = (text: string) =>
    tool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text };
  return [
    event('message_start', {
      message: {
        ...{
          id: 'fake',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
        },
        usage: { input_tokens: answer.tokens?.input ?? 0, output_tokens: 0 },
      },
    }),
    event('content_block_start', { index: 0, content_block: start }),
    ...cutUp(answer.text).map((text) => event('content_block_delta', { index: 0, delta: delta(text) })),
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: tool ? 'tool_use' : anthropicEnds[answer.end], stop_sequence: null },
      usage: { output_tokens: answer.tokens?.output ?? 0 },
    }),
    event('message_stop', {}),
  ];
}

function anthropicBody({ model, tool }: FakeCall, answer: FakeAnswer): unknown {
  const content = tool
    ? { type: 'tool_use', id: 'call', name: tool.name, input: JSON.parse(answer.text) }
    : { type: 'text', text: answer.text };
  return {
    ...{ id: 'fake', type: 'message', role: 'assistant', model, content: [content], stop_sequence: null },
    stop_reason: tool ? 'tool_use' : anthropicEnds[answer.end],
    usage: { input_tokens: answer.tokens?.input ?? 0, output_tokens: answer.tokens?.output ?? 0 },
  };
}
