import * as E from 'fp-ts/Either';
import { createServer } from 'node:http';
import { portalSide } from '../../../adapters/terminal/operator/portal-side';
import { aFile } from '../../adapters/server/import/a-file';
import { portalOverHttp } from '../portal-over-http';

const operatorToken = 'the-operator-who-is-cut-off';

/** The portal behind a line that breaks before an import is answered. */
const breakingAfterImport = async () => {
  const portal = await portalOverHttp({ positions: [], applicants: [] }, { operatorToken });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const { url = '', headers } = request;
        const answer = await portal.inject({ method: 'POST', url, headers, payload: Buffer.concat(chunks) });
        if (url.endsWith('/import')) request.socket.destroy();
        else response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(answer.body);
      })();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    side: portalSide({ publicUrl: `http://127.0.0.1:${String(port)}`, operatorToken }),
    close: async () => {
      server.close();
      await portal.app.close();
    },
  };
};

describe('A portal that is away for a moment', () => {
  it('is told apart from one that refuses', async () => {
    let headers = {};
    const server = createServer((_, response) =>
      response
        .writeHead(503, { 'content-type': 'application/json', ...headers })
        .end('{"statusCode":503,"error":"The store does not answer.","request_id":"r"}'),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const side = portalSide({ publicUrl: `http://127.0.0.1:${String(port)}`, operatorToken });
    const ask = side.seeMails({ after: undefined, limit: undefined });
    const refusal = { _tag: 'NotCarriedOut', why: 'The store does not answer.' };
    expect(await ask()).toEqual(E.left(refusal));
    headers = { 'retry-after': '1' };
    expect(await ask()).toEqual(E.left({ ...refusal, portalAway: true }));
    server.close();
  });
});

describe('An import whose answer is lost', () => {
  it('is asked about until the portal says how it ended', async () => {
    const { side, close } = await breakingAfterImport();
    const files = [{ name: 'jobs.json', content: aFile() }];
    const answer = await side.importFiles({ files, onlyCheck: false })();
    await close();
    expect(answer).toMatchObject(E.right({ positions: 1 }));
  });
});
