import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { asyncApi } from '../../../../adapters/contract/asyncapi';
import {
  fromRoom,
  outOf,
  toRoom,
  writeOut,
  type RoomDescribed,
  type RoomOut,
} from '../../../../adapters/contract/live-interview/room-line';
import { parseTimeZone } from '../../../../domain/time/time-zone';
import { changed, valueFor } from '../../../support/schema/from-schema';

const document = asyncApi('https://portal.example.org');
const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats(ajv).addFormat('iana-timezone', (name: string) => E.isRight(parseTimeZone(name)));

const partOf = (whole: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? Object.entries(part).find(([name]) => name === key)?.[1] : undefined,
    whole,
  );

const validator = (schema: unknown) => {
  if (typeof schema !== 'object' || schema === null) throw new Error('There is no schema.');
  return ajv.compile(schema);
};

const messages = (['to-room', 'from-room'] as const).flatMap((way) =>
  Object.entries<RoomDescribed>(way === 'to-room' ? toRoom : fromRoom).map(([name, one]) => ({
    id: `${way}.${name}`,
    event: one.event,
    action: way === 'to-room' ? 'receive' : 'send',
    isReadable: (payload: unknown) => E.isRight(one.codec.type.decode(payload)),
  })),
);

describe("The room's messages in the AsyncAPI document", () => {
  it.each(messages.map((one) => [one.id, one] as const))(
    '%s is there in its direction, and what its schema allows is what the decoder accepts [R26, R51, spec 2 §4.6]',
    (id, { event, action, isReadable }) => {
      const described = partOf(document, 'channels', 'room', 'messages', id);
      expect(partOf(described, 'name')).toBe(event);
      expect(partOf(document, 'operations', id, 'action')).toBe(action);
      const schema = partOf(described, 'payload');
      const isValid = validator(schema);
      const agrees = (payload: unknown): void =>
        expect({ payload, readable: isReadable(payload) }).toEqual({ payload, readable: isValid(payload) });
      fc.assert(fc.property(valueFor(schema), agrees));
      fc.assert(fc.property(valueFor(schema).chain(changed), agrees));
    },
  );

  it.each<[RoomOut['_tag']]>([['NotLetIn'], ['TakenElsewhere'], ['RoomFull'], ['SessionOver'], ['RoomBroke']])(
    'have %s as the server writes it, and it can be read again [R26]',
    (_tag) => {
      const written = writeOut({ _tag }, 'In words.');
      const isValid = validator(partOf(document, 'components', 'schemas', 'RoomOut'));
      expect(isValid(written)).toBe(true);
      expect(outOf(JSON.parse(JSON.stringify(written)))).toEqual({ _tag });
    },
  );

  it('have a reason from a later version read as a broken room [R26]', () => {
    fc.assert(fc.property(fc.anything(), (payload) => expect(outOf({ reason: payload })).toHaveProperty('_tag')));
    expect(outOf({ reason: 'unheard-of' })).toEqual({ _tag: 'RoomBroke' });
  });
});
