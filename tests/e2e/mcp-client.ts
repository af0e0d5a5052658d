import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { program } from './octavo-command.ts';

/** `auto` speaks the revision of 2026-07-28, without a handshake; `legacy` those before it. */
export type Era = 'auto' | 'legacy';

/** An assistant that asks a site, by the protocol's own client. */
export interface Assistant {
  readonly revision: string | undefined;
  readonly listTools: () => Promise<readonly string[]>;
  readonly ask: (
    tool: string,
    args: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly text: string; readonly isError: boolean }>;
  readonly leave: () => Promise<void>;
}

/** Asks `octavo mcp` in a folder. */
export function askProcess(
  folder: string,
  env: Readonly<Record<string, string>>,
  era: Era,
): Promise<Assistant> {
  const args = [program, 'mcp', folder];
  return connect(new StdioClientTransport({ command: process.execPath, args, env, stderr: 'ignore' }), era);
}

/** Asks `/mcp` of a served site, whose URL has a slash at its end. */
export function askServer(url: string, era: Era): Promise<Assistant> {
  return connect(new StreamableHTTPClientTransport(new URL('mcp', url)), era);
}

async function connect(
  transport: StdioClientTransport | StreamableHTTPClientTransport,
  era: Era,
): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: era } });
  await client.connect(transport);
  return {
    revision: client.getNegotiatedProtocolVersion(),
    listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
    async ask(name, args) {
      const { content, isError = false } = await client.callTool({ name, arguments: args });
      const [first] = content;
      return { text: first?.type === 'text' ? first.text : '', isError };
    },
    leave: () => client.close(),
  };
}
