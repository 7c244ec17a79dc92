import { expect, type Page } from '@playwright/test';
import { aCandidateRecord, anApplicationRecord, aFile, aPositionRecord } from '../../adapters/server/import/a-file';
import type { RunningPortal } from '../portal/running-portal';
import { employerAt } from './advert';

/* A candidate in a browser and a hiring manager at the operator's calls. */

export const lena = 'lena.moss@example.org';
export const manager = { id: 900, name: 'Dana Reyes' };
export const position = { communityId: 71, positionId: 7101, name: 'Night caregiver', community: 'Linden Court' };
export const chatPath = `/candidateChat/${position.communityId}/${position.positionId}/${manager.id}`;

interface Said {
  readonly message: string;
  readonly myself: boolean;
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'myself' in value &&
  typeof value.myself === 'boolean';

export const managerAt = (portal: RunningPortal) => {
  const { ask } = employerAt(portal);
  const named = { email: lena, position_id: position.positionId, hm_id: manager.id, hm_name: manager.name };
  const read = async (): Promise<readonly Said[]> => {
    const answer = await ask('chat', { ...named, limit: 200 });
    const messages: unknown =
      typeof answer === 'object' && answer !== null && 'messages' in answer ? answer.messages : undefined;
    return Array.isArray(messages) ? messages.filter(isSaid) : [];
  };
  return {
    /** A position with this hiring manager, and a candidate who passed its questions. */
    arrange: async (status = 0): Promise<void> => {
      const content = aFile({
        positions: [
          aPositionRecord({
            position_id: position.positionId,
            position_name: position.name,
            community_id: position.communityId,
            community_name: position.community,
            hm_id: manager.id,
            hm_name: manager.name,
          }),
        ],
        slots: [],
        candidates: [
          aCandidateRecord({
            email: lena,
            applications: [
              anApplicationRecord({ position_id: position.positionId, applied_status: 1, sf_status: 8, status }),
            ],
          }),
        ],
      });
      expect(await ask('import', { files: [{ name: 'lena.json', content }] })).toMatchObject({ statusCode: 200 });
    },
    write: async (message: string): Promise<void> => {
      expect(await ask('chat_send', { ...named, message })).toMatchObject({ statusCode: 200 });
    },
    attach: async (file: string, bytes: Buffer, message = ''): Promise<void> => {
      const sent = { ...named, message, file_name: file, content: bytes.toString('base64') };
      expect(await ask('chat_attach', sent)).toMatchObject({ statusCode: 200 });
    },
    /** What the candidate wrote, oldest first. Reading marks it as seen. */
    reads: async (): Promise<readonly string[]> =>
      (await read()).filter(({ myself }) => !myself).map(({ message }) => message),
    /** Asking for unseen messages makes the manager count as online for a minute. */
    looks: () => ask('chat_unseen', { hm_id: manager.id }),
    reports: () => ask('chat_reports', {}),
  };
};

/** The chat's page, with the candidate's words. */
export const chatIn = (page: Page) => {
  const field = page.getByRole('textbox', { name: /^Your message to/ });
  const messages = page.getByRole('region', { name: /^Messages with/ });
  return {
    field,
    messages,
    said: (text: string) => messages.getByText(text, { exact: true }),
    write: async (text: string): Promise<void> => {
      await field.fill(text);
      await field.press('Enter');
    },
    state: (text: string, state: string) =>
      messages.locator('[data-message]').filter({ hasText: text }).getByText(state, { exact: true }),
  };
};
