import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { visitVitalsPath, type VisitVitals } from '../../contract/operator/visit-vitals';
import { visitVitals } from '../../contract/operator/visit-vitals.wire';
import { cspHash } from './inline-parts';
import { faultOf } from './request-faults';

/** In bytes: three numbers and a pattern take less. */
const largestBeacon = 512;

/** Takes the beacons that pages send at the end of a visit. They are counted among an address's calls, and no cookie or token of theirs is read. */
export const addVisitVitals = async (app: FastifyInstance, seen: (visit: VisitVitals) => void): Promise<void> => {
  await app.register((beacons, _, done) => {
    beacons.removeContentTypeParser('text/plain');
    // A page that sends one is gone by then: nobody reads an answer.
    beacons.setErrorHandler((error, _request, reply) => {
      const { statusCode } = faultOf(error);
      if (statusCode === 500) throw error;
      return reply.code(statusCode).send();
    });
    beacons.post(visitVitalsPath, { bodyLimit: largestBeacon }, (request, reply) => {
      const visit = visitVitals.type.decode(request.body);
      if (E.isLeft(visit)) return reply.code(400).send();
      seen(visit.right);
      return reply.code(204).send();
    });
    done();
  });
};

/** What a page has in addition where visits are measured. */
export interface VisitScript {
  readonly tag: string;
  /** The content security policy allows it by this. */
  readonly hash: string;
}

/**
 * Loads the script that measures, once the page has loaded everything else, so that the first view waits for none of it. Where a browser blocks it, the
 * page lacks nothing: as an element of its own it would count as a missed file (ui/app/early). Undefined: the build has no such script.
 */
export const visitScript = async (folder: string): Promise<VisitScript | undefined> => {
  const file = (await readdir(join(folder, 'assets'))).find((name) => /^visit-vitals-\w+\.js$/.test(name));
  if (file === undefined) return undefined;
  const script = `addEventListener('load',()=>{import('/assets/${file}').catch(()=>{})})`;
  return { tag: `<script>${script}</script>`, hash: cspHash(script) };
};

/** The built page with the script. */
export const withVisitScript = (html: string, script: VisitScript | undefined): string =>
  script === undefined ? html : html.replace('</body>', () => `${script.tag}</body>`);
