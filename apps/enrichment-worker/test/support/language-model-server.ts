import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The parts of a request that the tests check. */
export interface CompletionRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format: { type: string; json_schema?: { strict: boolean; schema: { required: string[] } } };
    max_tokens?: number;
    max_completion_tokens?: number;
    temperature?: number;
  };
}

/** A completion's text, another HTTP response, or no response at all. */
export type CompletionReply =
  | { content: unknown; finish?: string; usage?: unknown }
  | { status: number; body?: string; headers?: Record<string, string> }
  | 'hang';

export interface LanguageModelServer {
  /** Has a path, as real endpoints do. */
  baseUrl: string;
  completionRequests: CompletionRequest[];
  connections(): number;
  close(): Promise<void>;
}

/** Starts a chat completion endpoint on loopback that replies as scripted. */
export async function startLanguageModelServer(
  reply: (request: CompletionRequest, count: number) => CompletionReply,
): Promise<LanguageModelServer> {
  const completionRequests: CompletionRequest[] = [];
  let accepted = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(body) as CompletionRequest['body'],
      };
      const completion = reply(one, completionRequests.push(one));
      if (completion === 'hang') return;
      if ('status' in completion) {
        response.writeHead(completion.status, completion.headers).end(completion.body);
        return;
      }
      const content =
        typeof completion.content === 'string' ? completion.content : JSON.stringify(completion.content);
      const choice = {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: completion.finish ?? 'stop',
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          id: 'chat-1',
          object: 'chat.completion',
          choices: [choice],
          usage: completion.usage,
        }),
      );
    });
  });
  server.on('connection', () => {
    accepted += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    completionRequests,
    connections: () => accepted,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
