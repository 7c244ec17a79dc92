import { get, type Agent } from 'node:http';

/** Sends a request, reads and discards the whole answer, and returns its status. */
export const answerOf = (url: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers, timeout: 60_000 }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
      response.resume();
    });
    request.on('timeout', () => request.destroy(new Error('Nothing came for a minute.'))).on('error', reject);
  });
