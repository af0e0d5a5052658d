import { expect, onTestFinished, test } from 'vitest';
import { startServiceProcess } from '../service/service-process.ts';
import { listMalformedRequests, type MalformedTarget } from './malformed-requests.ts';
import { sendMalformed } from './send-malformed.ts';

/** Sends every message and asks after each for `path`, which has to give `status` as it did before. */
async function expectAnswers(
  url: string,
  target: Omit<MalformedTarget, 'host'>,
  path: string,
  status: number,
) {
  const { host, port } = new URL(url);
  const requests = listMalformedRequests({ ...target, host });
  expect(new Set(requests.map(({ name }) => name)).size).toBeGreaterThanOrEqual(200);
  const ask = async () =>
    (await fetch(new URL(path, url), { headers: { Connection: 'close' } }).catch(() => undefined))?.status;
  expect(await ask()).toBe(status);
  for (const request of requests) {
    await sendMalformed(Number(port), request);
    expect(await ask(), request.name).toBe(status);
  }
}

test('no malformed request ends the service', async () => {
  const service = await startServiceProcess(['--file', ':memory:', '--rate', '1000000']);
  onTestFinished(async () => void (await service.end('SIGTERM')));
  const headers = ['Authorization: Token demo-testing'];
  await expectAnswers(service.url, { path: '/api/user', headers }, '/healthz', 200);
});
