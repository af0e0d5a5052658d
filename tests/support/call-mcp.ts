import { z } from 'zod';

const answerForm = z.object({
  result: z.object({ content: z.array(z.object({ text: z.string() })) }),
});

/** What `search_docs` of a served site says; `ask` sends a request to a path of it. */
export async function callSearch(
  ask: (path: string, init: RequestInit) => Promise<Response>,
  query: string,
): Promise<string> {
  const call = { name: 'search_docs', arguments: { query } };
  const answer = await ask('/mcp', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-06-18',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
  });
  const text = await answer.text();
  // One event of a stream, or the message itself.
  const { result } = answerForm.parse(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text));
  return result.content.map((part) => part.text).join('\n');
}
