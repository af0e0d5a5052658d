import { request } from 'node:http';

/** An answer of the service. */
export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: a body of any operation
  readonly body: any;
}

/** Creates a group with this name and identifier, or gets it, by a GET with a body, which fetch cannot send; `url` is the service's. */
export function createGroup(url: string, id: string, token = 'demo-customer'): Promise<ServiceAnswer> {
  const body = JSON.stringify({ name: id, user_group_id: id });
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Token ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const call = request(url, { method: 'GET', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
